import { consent } from '../../store/consent.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

/** What a page's analytics learn about a purchase. No personal data. */
export interface Sale {
  /** Undefined before there is an order. */
  orderId?: string
  /** Minor units. */
  amount: number
  currency: string
  decimals: number
  /** `donation`, `pledge`, `buy_now`. */
  item: string
}

type EventName = 'begin_checkout' | 'add_payment_info' | 'purchase'

/** The page's analytics hooks, if it has them. */
interface Page {
  dataLayer?: unknown[]
  fbq?: (...said: unknown[]) => void
}

/** Orders whose purchase has been reported. */
const reported = defineSlice('data-layer', () => new Set<string>())

/**
 * Reports the steps of a purchase to the page's own analytics: GA4 events to `dataLayer`, and Meta's `Donate` or
 * `Purchase` with an event id, so that it is not counted twice. Only where the page asks for it, only with the
 * visitor's consent, and one purchase per order.
 */
export function createDataLayer(site: Site, view: object) {
  const page = view as Page
  return function tell(event: EventName, { orderId, amount, currency, decimals, item }: Sale): void {
    if (consent(site).$state.get() !== 'granted') return
    const value = amount / 10 ** decimals
    const orders = reported(site)
    if (event === 'purchase') {
      if (!orderId || orders.has(orderId)) return
      orders.add(orderId)
      page.fbq?.('track', item === 'buy_now' ? 'Purchase' : 'Donate', { value, currency }, { eventID: orderId })
    }
    page.dataLayer ??= []
    // Clears what an earlier event left in the data layer.
    page.dataLayer.push({ ecommerce: null })
    page.dataLayer.push({
      event,
      ecommerce: {
        ...(orderId && { transaction_id: orderId }),
        value,
        currency,
        items: [{ item_id: item, item_name: item, price: value, quantity: 1 }],
      },
    })
  }
}
