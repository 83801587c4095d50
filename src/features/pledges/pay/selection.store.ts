import { atom } from 'nanostores'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'
import { interrupted } from '../../checkout/subjects.ts'

/** What somebody is about to pay: a pledge, or a gift to charities. Amounts are minor units. */
export interface Selection {
  /** Absent: a gift to charities, for no item. */
  itemId: string | undefined
  title: string
  amount: number
  /** At least one. Their amounts add up to the whole. */
  parts: readonly { charityId: string | undefined; name: string; amount: number }[]
  showName: boolean
  showAmount: boolean
}

/** The checkout's subject. */
export const subject = 'pledge'

/** The chosen pledge or gift. Stored across a reload and a sign-in, until it is paid. */
export const selection = defineSlice('pledge-selection', site => {
  const stored = compartment(site, subject)
  const $selection = atom<Selection | undefined>(selectionIn(stored.read('selection')))
  return {
    $selection,
    choose(chosen: Selection | undefined): void {
      stored.write('selection', chosen)
      $selection.set(chosen)
    },
  }
})

/** The item whose pledge was being paid when the page was left. */
export const itemUnderWay = (site: Site) =>
  interrupted(site, subject) && selectionIn(compartment(site, subject).read('selection'))?.itemId

/** Stored data is untrusted. */
function selectionIn(stored: unknown): Selection | undefined {
  const { title, amount, parts, itemId, showName, showAmount } = Object(stored) as Partial<Selection>
  if (typeof title !== 'string' || !Number.isSafeInteger(amount) || !amount || !Array.isArray(parts)) return undefined
  const sum = parts.reduce((sum: number, part) => sum + Number(Object(part).amount), 0)
  if (sum !== amount) return undefined
  return { title, amount, parts, itemId, showName: showName === true, showAmount: showAmount === true }
}
