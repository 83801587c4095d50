import { useEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Result } from '../../../ui/result.tsx'
import type { Promised } from '../../checkout/payment.store.ts'
import { payMessages } from './pay.messages.ts'

/** How to pay offline: the organiser's instructions. */
export function PromisedLots({ order }: Readonly<{ order: Promised }>) {
  const say = useMessages(payMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="pay-promised">
      <Result kind="success" level={2} title={say('promisedTitle')}>
        <p className="pay-how">{order.instructions}</p>
        <p>{say('promised')}</p>
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
    </div>
  )
}
