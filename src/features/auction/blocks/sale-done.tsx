import { useEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Result } from '../../../ui/result.tsx'
import type { Completed } from '../../checkout/checkout.tsx'
import { saleMessages } from './sale.messages.ts'

/** After the order: a confirmation, or how to pay. */
export function SaleDone({ completed: { type, order } }: Readonly<{ completed: Completed }>) {
  const say = useMessages(saleMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Result kind="success" level={2} title={say(titles[type])}>
        {'instructions' in order ? (
          <p className="lot-here-how">{String(order.instructions)}</p>
        ) : (
          <p>{say('mailed')}</p>
        )}
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}

const titles = { paid: 'thanks', processing: 'processing', promised: 'promised' } as const
