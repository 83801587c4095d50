import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { consent } from '../../store/consent.ts'
import type { Checkout } from './checkout.store.ts'
import { createDataLayer } from './data-layer.ts'

export interface Analytics {
  /** Has the page asked for analytics? */
  wanted: boolean
  /** What is sold, such as `donation`. */
  item: string
}

/** Reports the progress of a purchase to the page's analytics. */
export function useAnalytics(
  { wanted, item }: Analytics,
  checkout: Checkout,
  /** `isShown`: is the feature's first step done? `isResumed`: after a reload, which starts no new checkout. */
  { isShown, isResumed }: Readonly<{ isShown: boolean; isResumed: boolean }>,
): void {
  const { site, element } = useSurroundings()
  const hasBegun = useRef(isResumed)

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
    // Consent may be given after the purchase, on the thank-you step.
    const tellPurchase = () => {
      const outcome = payment.$outcome.get()
      if (outcome.type !== 'paid') return
      const { order_id: orderId, lines_total: amount, currency, currency_decimals: decimals } = outcome.order
      tell('purchase', { orderId, amount, currency, decimals, item })
    }
    if (isShown && !hasBegun.current && !('order' in payment.$outcome.get())) tellOf('begin_checkout')
    hasBegun.current = false
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
