import { atom, type ReadableAtom } from 'nanostores'
import type { PaymentResult } from '../api/checkout.ts'
import type { paymentOrigins } from '../api/order-sums.ts'
import { defineSlice } from './slice.ts'

/** An offer shown after an order. */
export interface Upsell {
  type: 'buy_now' | 'raffle' | 'pledge'
  title: string
  text?: string
  /** The microsite's own, such as `/prize-draw`. */
  path: string
}

/** What has been paid for, for the screen that says so. */
export interface Completion {
  origin: (typeof paymentOrigins)[number]
  /** The order, as the server has confirmed it. */
  checkoutData: PaymentResult
  /** What it was about, where it was one thing. */
  item?: { title: string; picture?: string } | undefined
  /** Its lines, as people read them. Minor units. */
  items: readonly { title: string; amount: number }[]
  /** What the organiser calls the origin's things, such as "table". */
  terminology?: string | undefined
  /** More to tell, such as a seat: each by its name. */
  metadata: Readonly<Record<string, string>>
  /** What to offer next. */
  upsells: readonly Upsell[]
}

export interface CompletionSlice {
  /** Undefined: nothing has been paid since the page was loaded. */
  $details: ReadableAtom<Completion | undefined>
  complete(details: Pick<Completion, 'origin' | 'checkoutData' | 'items'> & Partial<Completion>): void
  update(details: Partial<Completion>): void
  reset(): void
}

/** The specification's payment-complete details. They end with the page: the order itself can be read again by its key. */
export const completion = defineSlice('completion', (): CompletionSlice => {
  const $details = atom<Completion | undefined>()
  return {
    $details,
    complete: details => $details.set({ metadata: {}, upsells: [], ...details }),
    update(details) {
      const known = $details.get()
      if (known) $details.set({ ...known, ...details })
    },
    reset: () => $details.set(undefined),
  }
})
