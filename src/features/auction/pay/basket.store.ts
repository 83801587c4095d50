import { atom } from 'nanostores'
import { departures } from '../../../store/departures.ts'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'

/** The number of pieces to buy, by lot. */
type Basket = Readonly<Record<string, number>>

/** Lots to buy at a fixed price, until they are paid. The server holds them from the payment on. */
export const basket = defineSlice('auction-basket', site => {
  // Apart from the checkout, which forgets all that it stores with an order, and with it what another tab has put in.
  const stored = compartment(site, 'auction-basket')
  const $basket = atom<Basket>(basketIn(stored.read('basket')))
  departures(site).listen(() => $basket.set({}))

  function change(by: (basket: Basket) => Basket): void {
    // Another tab may have written.
    const next = by(basketIn(stored.read('basket') ?? $basket.get()))
    $basket.set(next)
    stored.write('basket', next)
  }

  return {
    $basket,
    /** @param pieces 0 removes the lot */
    set: (id: string, pieces: number) =>
      change(({ [id]: _, ...others }) => (pieces > 0 ? { ...others, [id]: pieces } : others)),
    remove: (ids: readonly string[]) =>
      change(all => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)))),
  }
})

/** Stored data is untrusted. */
function basketIn(stored: unknown): Basket {
  const entries = Object.entries(Object(stored) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0),
  )
}
