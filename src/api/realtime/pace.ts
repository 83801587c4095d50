/**
 * How often a page reconnects and polls. All delays are random, so that a hall of phones that lost the server at
 * once does not return at once: over four seconds, no single second gets a third of them. Those still waiting have
 * polled the API by then. Durations are in milliseconds.
 */

const interval = 4000
/** How many attempts are made at that pace: two minutes' worth. */
const eager = 30
/** Less than the 15 s after which pusher-js would reconnect by itself. */
const longestInterval = 12_000

/** From losing the connection to the first attempt. */
export const untilFirstDial = (): number => Math.random() * interval

/** From the start of one attempt, which times out then, to the start of the next. */
export function untilNextDial(attempt: number): number {
  const grown = interval * 1.2 ** Math.max(0, attempt - eager)
  return Math.min(grown, longestInterval) * around()
}

/** After the server has refused us permanently: the configuration may be corrected meanwhile. */
export const untilRefusedDial = (): number => 180_000 * around(0.5)

/** Between polls while there is no connection. */
export const untilNextAsk = (asked: number): number => (asked < 36 ? 2800 : 20_000) * around(0.5)

/** Between polls while connected, in case the last push was lost. */
export const untilNextCheck = (): number => 300_000 * around(0.4)

function around(share = 0.1): number {
  return 1 - share + Math.random() * 2 * share
}
