import { moonlightBallGuests } from '../events/moonlight-ball-guests.ts'
import { attend, type Guest } from './guest.ts'
import { randomFrom } from './random.ts'
import { createTally, type Tally } from './tally.ts'
import { problemsOf } from './verdict.ts'

export interface Rehearsal {
  /** The demo's server, such as `http://localhost:4400`. */
  readonly host: string
  /** 1 to 40. */
  readonly guests: number
  readonly seconds: number
  /** Ends the rehearsal early once this many bids were accepted. */
  readonly bids?: number
  /** The same seed makes the same guests. */
  readonly seed: number
  /** For tests: runs when every guest has finished, before anything is compared. */
  readonly beforeVerdict?: () => Promise<void>
}

export interface Outcome extends Tally {
  /** Messages with bids and prices that all guests received. */
  readonly pushes: number
  /** Sentences. Empty: every guest sees what the server has. */
  readonly problems: readonly string[]
}

export const mostGuests = moonlightBallGuests.length

/**
 * A crowd of guests at the Moonlight Ball, over HTTP and websockets like browsers. Stops by itself, and then checks
 * that all of them see what the server has.
 */
export async function rehearse({ host, guests, seconds, bids, seed, beforeVerdict }: Rehearsal): Promise<Outcome> {
  const tally = createTally()
  const random = randomFrom(seed)
  const until = Date.now() + seconds * 1000
  const left = () => (bids !== undefined && tally.result().accepted >= bids ? 0 : Math.max(0, until - Date.now()))
  const session = { host, event: 'moonlight' }
  const door = oneByOne()
  const people = moonlightBallGuests.slice(0, guests)
  const came = await Promise.allSettled(
    people.map(({ email, password }) =>
      attend({ session, email, password, random: randomFrom(random() * 2 ** 32), left, tally, door }),
    ),
  )
  const present = came.flatMap(one => (one.status === 'fulfilled' && one.value ? one.value : []))
  const failed = came.flatMap(one => (one.status === 'rejected' ? String(one.reason) : []))
  await beforeVerdict?.()
  const problems = [...failed, ...(await problemsOf(present))]
  return { ...tally.result(), pushes: goHome(present), problems }
}

function goHome(guests: readonly Guest[]): number {
  for (const { view } of guests) view.line.drop()
  return guests.reduce((sum, { view }) => sum + view.pushes(), 0)
}

function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(enter: () => Promise<T>): Promise<T> => {
    const entered = last.then(enter)
    last = entered.catch(() => undefined)
    return entered
  }
}
