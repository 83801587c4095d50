import { atom } from 'nanostores'
import { departures } from '../../../store/departures.ts'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'

/** The checkout's subject: everything from the auction is paid together. */
export const subject = 'auction'

/** The number of pieces to buy, by lot. */
type Basket = Readonly<Record<string, number>>

/** Lots to buy at a fixed price, until they are paid. The server holds them from the payment on. */
export const basket = defineSlice('auction-basket', site => {
  const stored = compartment(site, subject)
  const $basket = atom<Basket>(basketIn(stored.read('basket')))
  departures(site).listen(() => $basket.set({}))
  return {
    $basket,
    /** @param pieces 0 removes the lot */
    set(id: string, pieces: number): void {
      // Another tab may have written.
      const { [id]: _, ...others } = basketIn(stored.read('basket') ?? $basket.get())
      const next = pieces > 0 ? { ...others, [id]: pieces } : others
      $basket.set(next)
      stored.write('basket', next)
    },
    /** After an order, with which the device forgets the basket: keeps the other lots. */
    remove(ids: readonly string[]): void {
      const others = Object.entries($basket.get()).filter(([id]) => !ids.includes(id))
      const next = others.length ? Object.fromEntries(others) : undefined
      $basket.set(next ?? {})
      stored.write('basket', next)
    },
  }
})

/** Stored data is untrusted. */
function basketIn(stored: unknown): Basket {
  const entries = Object.entries(Object(stored) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0),
  )
}
