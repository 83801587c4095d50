import { atom, computed } from 'nanostores'
import { type DrawTicket, orderDrawTickets } from '../../../api/draws.ts'
import { withTimeout } from '../../../lib/with-timeout.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import type { DrawDetails } from '../draws.store.ts'
import { type Entry, entry, subject } from './entry.store.ts'

type View = 'entry' | 'checkout'

/** Milliseconds that the thank-you waits for the tickets of a paid order. */
const longestWait = 5000

/** The buyer's confirmations and their step, as stored. */
interface StoredConfirmations {
  readonly draw: string | undefined
  readonly isOldEnough: boolean
  readonly showsName: boolean
  readonly view: View
}

/** Pays for numbers of a draw: first the confirmations that the law requires, then the checkout. */
export function createDrawPay(site: Site) {
  const stored = compartment(site, subject)
  const { $entry, choose } = entry(site)
  /** The draw that is entered, once it is read. */
  const $draw = atom<DrawDetails | undefined>()
  const $amount = computed([$entry, $draw], (chosen, draw) => chosen && draw && draw.price * chosen.count)
  // Another draw may ask for another age, or for membership: confirmations hold only for the draw that asked.
  const drawId = $entry.get()?.draw
  const { draw: saidOf, ...said } = Object(stored.read('said')) as Partial<Record<keyof StoredConfirmations, unknown>>
  const kept = saidOf === drawId ? said : {}
  const $isOldEnough = atom(kept.isOldEnough === true)
  const $showsName = atom(kept.showsName === true)
  const $view = atom<View>(kept.view === 'checkout' ? 'checkout' : 'entry')
  const keep = () => {
    const now: StoredConfirmations = {
      draw: drawId,
      isOldEnough: $isOldEnough.get(),
      showsName: $showsName.get(),
      view: $view.get(),
    }
    stored.write('said', now)
  }

  const checkout = createCheckout(site, {
    subject,
    asks: ['marketing', 'kept-card'],
    $amount,
    // Entering a draw is not a gift.
    $gift: atom(0),
    lines: () => {
      const chosen = $entry.get()
      const confirmed = $isOldEnough.get() ? 'yes' : null
      return chosen
        ? [
            {
              origin: 'raffle',
              draw_id: chosen.draw,
              quantity: chosen.count,
              age_confirmed: confirmed,
              member_confirmed: $draw.get()?.kind === 'private' ? confirmed : null,
              show_nameYN: $showsName.get() ? 'yes' : 'no',
            },
          ]
        : []
    },
  })

  return {
    checkout,
    $entry,
    $draw,
    $isOldEnough,
    $showsName,
    $isReady: computed([$amount, $isOldEnough], (amount, isOldEnough) => amount !== undefined && isOldEnough),
    $view,
    /** Did a reload resume at a later step? */
    isResumed: $view.get() === 'checkout',
    sayOldEnough(is: boolean): void {
      $isOldEnough.set(is)
      keep()
    },
    sayShowName(shows: boolean): void {
      $showsName.set(shows)
      keep()
    },
    show(view: View): void {
      $view.set(view)
      keep()
    },
    /** The tickets of a paid order. None if they can't be read soon: the mail has them too. */
    ticketsOf: ({ order_id, order_key }: Readonly<{ order_id: string; order_key: string }>): Promise<DrawTicket[]> =>
      withTimeout(longestWait, site.client.call(orderDrawTickets, { order_id, order_key })).catch(() => []),
    /**
     * What an order was for. Without its lines it is the last choice, if the sum is right.
     * @param total of its lines
     */
    ordered(total: number): Entry | undefined {
      const [line] = checkout.payment.orderedLines()
      if (line) return { draw: String(line.draw_id), count: Number(line.quantity) }
      return $amount.get() === total ? $entry.get() : undefined
    },
    /** Clears the entry after its order. Another one may have been chosen meanwhile. */
    finish(ordered: Entry | undefined): void {
      const chosen = $entry.get()
      const isOrdered = chosen?.draw === ordered?.draw && chosen?.count === ordered?.count
      stored.write('said', undefined)
      // The checkout has removed what was stored.
      choose(isOrdered ? undefined : chosen)
    },
  }
}

export type DrawPay = ReturnType<typeof createDrawPay>
