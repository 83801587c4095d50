import type { Limit } from '../platform/http/rate-limit.ts'

interface Tries {
  /** What is being guessed: `password`, `pin`, `code`. */
  readonly what: string
  /** The account as it was named; it may not exist. */
  readonly account: string
  readonly network: string
  /** Has the account signed in from this network before? */
  readonly isFamiliar: boolean
}

/**
 * Limits guesses by account, because a whole ballroom shares one address. A stranger who uses up an account's tries
 * from many addresses does not lock its owner out of a network that they have used before.
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

/** One limit for all accounts at one address. */
export const roomLimit = (what: string, network: string): Limit => ({
  of: [`${what} from`, network],
  most: 3000,
  minutes: 15,
})

/** Mails that anybody can cause: enough for somebody who mistypes, too few to flood a mailbox. */
export function mailLimits(what: string, recipient: string, network: string): Limit[] {
  return [
    { of: ['mail', what, recipient, network], most: 6, minutes: 15 },
    { of: ['mail', recipient], most: 30, minutes: 60 },
    { of: ['mails from', network], most: 3000, minutes: 60 },
  ]
}

const day = 24 * 60
