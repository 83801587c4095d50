import { atom, computed } from 'nanostores'
import { type DrawTicket, orderDrawTickets } from '../../../api/draws.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import type { DrawDetails } from '../draws.store.ts'
import { entry, subject } from './entry.store.ts'

/** Paying for numbers of a draw: what the law wants to be said first, and the checkout. */
export function createDrawPay(site: Site) {
  const stored = compartment(site, subject)
  const { $entry } = entry(site)
  /** The draw of the entry, once it is read. */
  const $draw = atom<DrawDetails | undefined>()
  const $isOldEnough = atom(false)
  const $showsName = atom(false)
  const $amount = computed([$entry, $draw], (chosen, draw) => chosen && draw && draw.price * chosen.count)
  const $view = atom<'entry' | 'checkout'>(stored.read('view') === 'checkout' ? 'checkout' : 'entry')
  const kept = Object(stored.read('said')) as Partial<Record<'isOldEnough' | 'showsName', unknown>>
  $isOldEnough.set(kept.isOldEnough === true)
  $showsName.set(kept.showsName === true)
  const keep = () => stored.write('said', { isOldEnough: $isOldEnough.get(), showsName: $showsName.get() })

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
    /** Did a reload come back to a later step? */
    isResumed: $view.get() === 'checkout',
    sayOldEnough(is: boolean): void {
      $isOldEnough.set(is)
      keep()
    },
    sayShowName(shows: boolean): void {
      $showsName.set(shows)
      keep()
    },
    show(view: 'entry' | 'checkout'): void {
      stored.write('view', view)
      $view.set(view)
    },
    /** The tickets of a paid order. None where they cannot be read: the mail has them too. */
    ticketsOf: ({ order_id, order_key }: Readonly<{ order_id: string; order_key: string }>): Promise<DrawTicket[]> =>
      site.client.call(orderDrawTickets, { order_id, order_key }).catch(() => []),
    /** After an order there is nothing to buy any more. */
    finish(): void {
      entry(site).choose(undefined)
    },
  }
}

export type DrawPay = ReturnType<typeof createDrawPay>
