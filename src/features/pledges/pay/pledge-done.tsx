import { useEffect, useRef } from 'react'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { Result } from '../../../ui/result.tsx'
import type { Completed } from '../../checkout/checkout.tsx'
import { payMessages } from './pay.messages.ts'

/** After the order: a confirmation, or how to pay. */
export function PledgeDone({ completed: { type, order } }: Readonly<{ completed: Completed }>) {
  const say = useTermMessages(payMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1}>
      <Result kind="success" level={2} title={say(type === 'promised' ? 'promisedTitle' : 'paidTitle')}>
        {'instructions' in order ? (
          <p className="pledge-how">{String(order.instructions)}</p>
        ) : (
          <p>{say(type === 'processing' ? 'processing' : 'mailed')}</p>
        )}
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}
