import { useEffect, useRef } from 'react'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { Result } from '../../../ui/result.tsx'
import type { Completed } from '../../checkout/checkout.tsx'
import { payMessages } from './pay.messages.ts'

/** After the order: a confirmation, or how to pay. */
export function TicketsDone({ completed: { type, order } }: Readonly<{ completed: Completed }>) {
  const say = useTermMessages(payMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="ticket-done">
      <Result kind="success" level={2} title={say(titles[type])}>
        {'instructions' in order ? (
          <>
            <p className="ticket-how">{String(order.instructions)}</p>
            <p>{say('promised')}</p>
          </>
        ) : (
          type === 'paid' && order.mailedYN !== false && <p>{say('mailed')}</p>
        )}
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}

const titles = { paid: 'doneTitle', processing: 'processingTitle', promised: 'promisedTitle' } as const
