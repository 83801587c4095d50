import type { Limit } from '../platform/http/rate-limit.ts'

interface Tries {
  /** What is tried: `password`, `pin`, `code`. */
  readonly what: string
  /** Whose account, as it was named: there may be none. */
  readonly account: string
  readonly network: string
  /** Has the account signed in from this network before? */
  readonly isFamiliar: boolean
}

/**
 * A ballroom shares one address, so it is the account that is guarded first;
 * a stranger who uses an account's tries up from many addresses does not lock
 * its owner out of a network where they were before.
 */
export function guessingLimits({ what, account, network, isFamiliar }: Tries): Limit[] {
  return [
    { of: [what, account, network], most: 10, minutes: 15 },
    ...(isFamiliar
      ? []
      : [
          { of: [what, account], most: 50, minutes: 15 },
          { of: [what, account, 'day'], most: 300, minutes: day },
        ]),
    roomLimit(what, network),
  ]
}

/** A whole address together, whatever its people try. */
export const roomLimit = (what: string, network: string): Limit => ({
  of: [`${what} from`, network],
  most: 3000,
  minutes: 15,
})

/** Mails that anybody may cause: enough for who has mistyped, not enough to fill a mailbox. */
export function mailLimits(what: string, recipient: string, network: string): Limit[] {
  return [
    { of: ['mail', what, recipient, network], most: 6, minutes: 15 },
    { of: ['mail', recipient], most: 30, minutes: 60 },
    { of: ['mails from', network], most: 3000, minutes: 60 },
  ]
}

const day = 24 * 60
