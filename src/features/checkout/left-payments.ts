import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import type { Outcome } from './outcome.ts'

/** The payments whose form has left the page while the bank was deciding, by subject. */
const leftPayments = defineSlice('checkout-left', () => new Map<string, Promise<Outcome>>())

/** The next form of this subject gets the outcome, instead of paying once more. */
export const leavePayment = (site: Site, subject: string, outcome: Promise<Outcome>): unknown =>
  leftPayments(site).set(subject, outcome)

/** The outcome of a left payment, once it is known; undefined if there is none, or if it went wrong. */
export async function outcomeOfLeft(site: Site, subject: string): Promise<Outcome | undefined> {
  const all = leftPayments(site)
  const left = all.get(subject)
  const outcome = await left?.catch(() => undefined)
  if (all.get(subject) === left) all.delete(subject)
  return outcome
}
