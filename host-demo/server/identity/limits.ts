import type { Limit } from '../platform/http/rate-limit.ts'
import type { Caller, Familiarity } from './known-callers.ts'

interface Tries {
  /** What is being guessed: `password`, `pin`, `code`. */
  readonly what: string
  /** The account as it was named. It may not exist. */
  readonly account: string
  readonly caller: Caller
  /** Has the account signed in from this device or network before? */
  readonly known: Familiarity
}

/**
 * Limits guesses by account, because a whole ballroom shares one address. A stranger who uses up an account's tries
 * from many addresses does not lock its owner out of a network that they have used before, and a stranger on the same
 * network does not lock them out of their own device.
 */
export function guessingLimits({ what, account, caller, known }: Tries): Limit[] {
  return [
    { of: [what, account, ...ownOf(caller, known)], most: 10, minutes: 15 },
    ...(known
      ? []
      : [
          { of: [what, account], most: 50, minutes: 15 },
          { of: [what, account, 'day'], most: 300, minutes: day },
        ]),
    roomLimit(what, caller.network),
  ]
}

/** One limit for all accounts at one network address. */
export const roomLimit = (what: string, network: string): Limit => ({
  of: [`${what} from`, network],
  most: 3000,
  minutes: 15,
})

interface Mailing {
  /** What is mailed, such as `sign_in`: each has limits of its own. */
  readonly what: string
  readonly recipient: string
  readonly caller: Caller
  readonly known: Familiarity
  /** Minutes for which the mailed code or link is valid. */
  readonly goodFor: number
}

/**
 * Limits for mails that anybody can cause: enough for somebody who mistypes, too few to flood a mailbox. No window is
 * longer than the mailed code or link is valid, so when a stranger has used up a limit, its owner still has a valid
 * one in their mailbox.
 */
export function mailLimits({ what, recipient, caller, known, goodFor }: Mailing): Limit[] {
  return [
    { of: ['mail', what, recipient, ...ownOf(caller, known)], most: 6, minutes: 15 },
    ...(known ? [] : [{ of: ['mail', what, recipient], most: 8, minutes: goodFor }]),
  ]
}

/** Mails of all kinds that one network can cause. */
export const mailRoomLimit = (network: string): Limit => ({ of: ['mails from', network], most: 3000, minutes: 60 })

/** A known device is counted by itself, so that nobody in the same room can use up its tries. */
const ownOf = ({ network, device }: Caller, known: Familiarity): string[] =>
  known === 'device' && device !== undefined ? ['device', device] : [network]

const day = 24 * 60
