import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import type { Completed } from '../../checkout/checkout.tsx'
import { filledUp } from '../programme/filled-up.store.ts'
import type { ticketsEvents } from '../tickets.events.ts'
import type { TicketPay } from './ticket-pay.store.ts'

/** Tells the host page the outcome of a payment, and empties the basket once it is paid. */
export function useTicketEvents(pay: TicketPay, onPaid?: (pay: TicketPay, completed: Completed) => void): void {
  const { site } = useSurroundings()
  const emit = useEmit<typeof ticketsEvents>()
  const { currency } = useSettings()
  useEffect(() => {
    const { basket, checkout } = pay
    const amount = () => basket.$amount.get()
    const tickets = () => basket.$tickets.get().reduce((sum, { count }) => sum + count, 0)
    const stops = [
      basket.reserve.$state.listen(({ type }, before) => {
        if (type !== 'idle' || before?.type !== 'busy' || !tickets()) return
        emit('add-to-cart', { amount: amount(), currency, tickets: tickets() })
      }),
      pay.$view.listen(view => {
        if (view === 'checkout') emit('begin-checkout', { amount: amount(), currency, tickets: tickets() })
      }),
      checkout.payment.$outcome.listen(outcome => {
        if (!('order' in outcome)) return
        const { order_id: orderId, order_key, discount_total: off } = outcome.order
        heldTickets(site).addOrder(orderId, order_key)
        if (outcome.type === 'paid') emit('purchase', { orderId, amount: amount() - off, currency })
        onPaid?.(pay, outcome)
        basket.finish()
        filledUp(site).clear()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [site, pay, currency, emit, onPaid])
}
