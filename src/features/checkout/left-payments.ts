import { departures } from '../../store/departures.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import type { Outcome } from './outcome.ts'

/** A payment whose form has left the page before its outcome was known. */
interface Left {
  /** undefined: there was nothing to pay, or it went wrong. */
  readonly outcome: Promise<Outcome | undefined>
  /** Milliseconds since the page was opened, once the outcome is known. */
  knownAt?: number
}

/** Milliseconds in which a known outcome waits for its payer to come back. */
const keptFor = 5 * 60_000

/** By subject. They go with their person. */
const leftPayments = defineSlice('checkout-left', site => {
  const all = new Map<string, Left>()
  departures(site).listen(() => all.clear())
  return all
})

/** The next form of this subject takes over the outcome, instead of paying once more. */
export function leavePayment(site: Site, subject: string, underWay: Promise<Outcome | undefined>): void {
  const outcome = underWay.catch(() => undefined)
  const left: Left = { outcome }
  leftPayments(site).set(subject, left)
  void outcome.then(() => {
    left.knownAt = performance.now()
  })
}

/**
 * The outcome of the payment that was left, once it is known.
 * @param isPaying only if the bank is still deciding: what is paid now is another payment than one that has ended
 */
export async function outcomeOfLeft(site: Site, subject: string, isPaying: boolean): Promise<Outcome | undefined> {
  const all = leftPayments(site)
  const left = all.get(subject)
  if (!left) return undefined
  const { knownAt } = left
  const isDue = knownAt === undefined || !(isPaying || performance.now() - knownAt > keptFor)
  const outcome = isDue ? await left.outcome : undefined
  // A form that has left meanwhile leaves it to the next one.
  if (all.get(subject) === left) all.delete(subject)
  return outcome?.type === 'incomplete' ? undefined : outcome
}
