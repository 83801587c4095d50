import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { consent } from '../../store/consent.ts'
import { createDataLayer } from '../checkout/data-layer.ts'
import type { Payment } from '../checkout/payment.store.ts'
import type { DonationForm } from './donation-form.store.ts'

/** Tells the page's analytics how far a gift is, where the page asks for it. */
export function useGiftAnalytics(wanted: boolean, form: DonationForm, payment: Payment): void {
  const { site, element } = useSurroundings()
  const begun = useRef(false)

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    if (!wanted || !view) return
    const tell = createDataLayer(site, view)
    const told = (event: 'begin_checkout' | 'add_payment_info') => {
      const gift = form.$amount.get()
      if (gift) tell(event, { amount: gift.minor, currency: gift.currency, decimals: gift.decimals, item: 'donation' })
    }
    // Consent may come after the gift, while it is thanked for.
    const purchased = () => {
      const outcome = payment.$outcome.get()
      if (outcome.type !== 'paid') return
      const { order_id: orderId, lines_total: amount, currency, currency_decimals: decimals } = outcome.order
      tell('purchase', { orderId, amount, currency, decimals, item: 'donation' })
    }
    const stops = [
      // This code may come after a quick donor's first step. Whoever goes back to a step begins nothing.
      form.$step.subscribe(step => {
        if (step === 'details' && !begun.current) told('begin_checkout')
        begun.current = step !== 'amount'
      }),
      payment.pay.$state.listen(({ type }, before) => {
        if (type === 'busy' && before?.type !== 'busy') told('add_payment_info')
      }),
      payment.$outcome.listen(purchased),
      consent(site).$state.listen(purchased),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [wanted, form, payment, site, element])
}
