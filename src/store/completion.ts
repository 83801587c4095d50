import { atom, type ReadableAtom } from 'nanostores'
import { type PaymentResult, payStripeConfirm } from '../api/checkout.ts'
import { departures } from './departures.ts'
import { createResource, type Resource } from './resource.ts'
import { defineSlice } from './slice.ts'
import { orderKey } from './typed-key.ts'

/** An offer shown after an order. */
export interface Upsell {
  type: 'buy_now' | 'raffle' | 'pledge'
  title: string
  text?: string
  /** A path of the microsite, such as `/prize-draw`. */
  path: string
  /** What one tap buys, as a separate order. Absent: it is chosen on its own screen. */
  now?: {
    /** Minor units, before any fee. */
    amount: number
    line: { origin: string } & Record<string, unknown>
    /** Is it a gift, which a standing Gift Aid declaration covers? */
    isGift?: boolean
    /** The age in years that a buyer must confirm. */
    years?: number | undefined
    /** How many numbers of a draw it buys. */
    numbers?: number
  }
}

/** What was paid for, for the order-complete screen. */
export interface Completion {
  /** Its module's name for what was paid for, such as `donation`. */
  origin: string
  /** The order, as confirmed by the server. */
  checkoutData: PaymentResult
  /** The thing that was paid for, if there is only one. */
  item?: { title: string; picture?: string } | undefined
  /** The order's lines as text, amounts in minor units. `id` identifies what was bought, such as a lot. */
  items: readonly { title: string; amount: number; id?: string | undefined }[]
  /** The organiser's word for what was bought, such as "table". */
  terminology?: string | undefined
  /** Further details such as a seat, by their label. */
  metadata: Readonly<Record<string, string>>
  /** Documents to save and print, such as a ticket. */
  documents?: readonly { title: string; url: string }[]
}

export interface CompletionSlice {
  /** undefined: nothing has been paid since the page was loaded. */
  $details: ReadableAtom<Completion | undefined>
  complete(details: Pick<Completion, 'origin' | 'checkoutData' | 'items'> & Partial<Completion>): void
  update(details: Partial<Completion>): void
  /** After a reload: reads the order that this tab has paid last. undefined: it has paid none. */
  recall(): Resource<Completion> | undefined
}

/**
 * The specification's payment-complete details. They are stored until the tab is closed, so that a reload still shows
 * the order; its sums and its state are read again.
 */
export const completion = defineSlice('completion', (site): CompletionSlice => {
  const { environment, client } = site
  const { session, report } = environment
  const key = orderKey(site)
  const $details = atom<Completion | undefined>()

  function set(details: Completion | undefined): void {
    $details.set(details)
    try {
      if (details) session?.setItem(key, JSON.stringify(details))
      else session?.removeItem(key)
    } catch (problem) {
      report(problem, 'storage: a reload forgets the order')
    }
  }

  // A receipt names its payer.
  departures(site).listen(() => set(undefined))

  function recall(): Resource<Completion> | undefined {
    const kept = keptIn(session, key)
    if (!kept) return undefined
    const { order_id, order_key } = kept.checkoutData
    return createResource({
      environment,
      load: async () => ({ ...kept, checkoutData: await client.call(payStripeConfirm, { order_id, order_key }) }),
    })
  }

  return {
    $details,
    complete: details => set({ metadata: {}, ...details }),
    update(details) {
      const known = $details.get()
      if (known) set({ ...known, ...details })
    },
    recall,
  }
})

/** Stored data is untrusted: `undefined` for anything that we have not stored ourselves. */
function keptIn(session: Storage | undefined, key: string): Completion | undefined {
  try {
    const kept = JSON.parse(session?.getItem(key) ?? 'null') as Partial<Completion> | null
    const { order_id, order_key } = Object(kept?.checkoutData) as Partial<PaymentResult>
    const isOurs = order_id && order_key && Array.isArray(kept?.items) && kept.metadata
    return isOurs ? (kept as Completion) : undefined
  } catch {
    return undefined
  }
}
