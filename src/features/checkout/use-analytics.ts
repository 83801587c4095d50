import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { type HostConsent, useHostConsent } from '../../hooks/use-host-consent.ts'
import { consent } from '../../store/consent.ts'
import type { Checkout } from './checkout.store.ts'
import { createDataLayer } from './data-layer.ts'

export interface Analytics {
  /** Does the page ask for it? */
  wanted: boolean
  /** What is sold, such as `donation`. */
  item: string
  /** What the page has found out about cookies. */
  consent?: HostConsent | undefined
}

/** Tells the page's analytics how far a purchase is. @param isShown is the feature's own first step done? */
export function useAnalytics(
  { wanted, item, consent: hostConsent }: Analytics,
  checkout: Checkout,
  isShown: boolean,
): void {
  const { site, element } = useSurroundings()
  // First, for nothing is told without it.
  useHostConsent(hostConsent)

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    if (!wanted || !view) return
    const { payment, $amount, $settings } = checkout
    const tell = createDataLayer(site, view)
    const tellOf = (event: 'begin_checkout' | 'add_payment_info') => {
      const { currency, currency_decimals: decimals } = $settings.get()
      const amount = $amount.get()
      if (amount !== undefined) tell(event, { amount, currency, decimals, item })
    }
    // Consent may come after the purchase, while the thank-you is shown.
    const tellPurchase = () => {
      const outcome = payment.$outcome.get()
      if (outcome.type !== 'paid') return
      const { order_id: orderId, lines_total: amount, currency, currency_decimals: decimals } = outcome.order
      tell('purchase', { orderId, amount, currency, decimals, item })
    }
    if (isShown && !('order' in payment.$outcome.get())) tellOf('begin_checkout')
    const stops = [
      payment.pay.$state.listen(({ type }, before) => {
        if (type === 'busy' && before?.type !== 'busy') tellOf('add_payment_info')
      }),
      payment.$outcome.listen(tellPurchase),
      consent(site).$state.listen(tellPurchase),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [wanted, item, checkout, isShown, site, element])
}
