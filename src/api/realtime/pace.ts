/**
 * How often a page dials and asks. Everything is drawn by lot, so that a room
 * full of phones that lost the server in the same moment does not come back in
 * the same moment: spread over four seconds, no second sees a third of
 * them. Whom that leaves waiting for its line has asked the API by then.
 *
 * Durations are in milliseconds; `random` is a number from 0 to 1.
 */

const interval = 4000
/** Attempts at that pace: two minutes. */
const eager = 30
/** Below the 15 s after which pusher-js would dial by itself. */
const longestInterval = 12_000

/** From the loss of a line to the first attempt. */
export const untilFirstDial = (random: number): number => random * interval

/** From the start of an attempt, which is given up then, to the start of the next. */
export function untilNextDial(attempt: number, random: number): number {
  const grown = interval * 1.2 ** Math.max(0, attempt - eager)
  return Math.min(grown, longestInterval) * around(random)
}

/** After the server has refused us for good: somebody may have put it right meanwhile. */
export const untilRefusedDial = (random: number): number => 180_000 * around(random, 0.5)

/** From one question to the API to the next, when no line brings the answers. */
export const untilNextAsk = (asked: number, random: number): number =>
  (asked < 32 ? 3200 : 20_000) * around(random, 0.5)

/** The same beside a line that is up, for the push that got lost and was the last. */
export const untilNextCheck = (random: number): number => 300_000 * around(random, 0.4)

function around(random: number, share = 0.1): number {
  return 1 - share + random * 2 * share
}
