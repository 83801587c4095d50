import { atom, type ReadableAtom } from 'nanostores'
import type { PaymentResult } from '../api/checkout.ts'
import type { paymentOrigins } from '../api/order-sums.ts'
import { defineSlice } from './slice.ts'

/** An offer shown after an order. */
export interface Upsell {
  type: 'buy_now' | 'raffle' | 'pledge'
  title: string
  text?: string
  /** A path of the microsite, such as `/prize-draw`. */
  path: string
}

/** What was paid for, for the order-complete screen. */
export interface Completion {
  origin: (typeof paymentOrigins)[number]
  /** The order, as confirmed by the server. */
  checkoutData: PaymentResult
  /** The origin of its lines, if they all have the same. */
  item?: { title: string; picture?: string } | undefined
  /** Its lines in words. Minor units. */
  items: readonly { title: string; amount: number }[]
  /** The organiser's word for the origin's things, such as "table". */
  terminology?: string | undefined
  /** Further details such as a seat, by their label. */
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

/** The specification's payment-complete details. Kept in memory only: the order itself can be read again by its key. */
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
