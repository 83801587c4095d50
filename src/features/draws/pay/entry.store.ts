import { atom } from 'nanostores'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'

/** The checkout's subject. */
export const subject = 'raffle'

/** The draw and how many of its numbers somebody is about to buy. */
export interface Entry {
  readonly draw: string
  readonly count: number
}

/** The entry that is being bought. The server holds its numbers from the payment on. */
export const entry = defineSlice('draw-entry', site => {
  const stored = compartment(site, subject)
  const $entry = atom<Entry | undefined>(entryIn(stored.read('entry')))

  function choose(chosen: Entry | undefined): void {
    $entry.set(chosen)
    stored.write('entry', chosen)
  }

  return { $entry, choose }
})

/** Stored data is untrusted. */
function entryIn(stored: unknown): Entry | undefined {
  const { draw, count } = Object(stored) as Partial<Record<string, unknown>>
  return typeof draw === 'string' && Number.isInteger(count) && Number(count) > 0
    ? { draw, count: Number(count) }
    : undefined
}
