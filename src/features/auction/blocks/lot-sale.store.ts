import { atom, computed } from 'nanostores'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import { lot as liveLot } from '../lot.store.ts'
import { giftOf } from '../pay/pay-lines.ts'
import { lotSubject } from './block-query.ts'

/** The most pieces of a lot in one order. */
export const mostPieces = 20

/** Buying pieces of one lot, with a checkout of its own. */
export function createLotSale(site: Site, id: string) {
  const subject = lotSubject + id
  const stored = compartment(site, subject)
  const { $state } = liveLot(site, id)
  const $lot = computed($state, state => (state.type === 'ready' ? state.value : undefined))
  const before = Number(stored.read('pieces'))
  const $pieces = atom(Number.isInteger(before) && before > 0 && before <= mostPieces ? before : 1)
  const $isOldEnough = atom(stored.read('view') === 'checkout')
  const $view = atom<'lot' | 'checkout'>(stored.read('view') === 'checkout' ? 'checkout' : 'lot')

  const $amount = computed([$lot, $pieces], (lot, pieces) =>
    lot?.buy_now_price === undefined ? undefined : lot.buy_now_price * pieces,
  )
  const $gift = computed([$lot, $amount, $pieces], (lot, amount, pieces) =>
    lot && amount !== undefined ? giftOf(lot, amount, pieces) : undefined,
  )

  const checkout = createCheckout(site, {
    subject,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'voucher'],
    $amount,
    $gift,
    lines: () => [
      {
        origin: 'auction',
        auction_item_id: id,
        quantity: $pieces.get(),
        age_confirmed: $lot.get()?.minimum_age === undefined ? null : $isOldEnough.get() ? 'yes' : 'no',
      },
    ],
  })

  return {
    checkout,
    $pieces,
    $amount,
    $isOldEnough,
    $view,
    isResumed: $view.get() === 'checkout',
    choose(pieces: number): void {
      $pieces.set(pieces)
      stored.write('pieces', pieces)
    },
    show(view: 'lot' | 'checkout'): void {
      stored.write('view', view)
      $view.set(view)
    },
  }
}

export type LotSale = ReturnType<typeof createLotSale>
