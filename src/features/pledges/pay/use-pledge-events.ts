import { useEffect } from 'react'
import { useEmit } from '../../../hooks/use-emit.ts'
import type { Checkout } from '../../checkout/checkout.store.ts'
import type { pledgesEvents } from '../pledges.events.ts'

/** Tells the host page the outcome of a payment. */
export function usePledgeEvents({ payment }: Pick<Checkout, 'payment'>): void {
  const emit = useEmit<typeof pledgesEvents>()
  useEffect(
    () =>
      payment.$outcome.listen(outcome => {
        if (outcome.type === 'declined') emit('pledge-failed', { reason: 'declined' })
        if (outcome.type !== 'paid') return
        const { order_id, lines_total: amount, currency } = outcome.order
        emit('pledge-complete', { orderId: order_id, amount, currency })
      }),
    [payment, emit],
  )
}
