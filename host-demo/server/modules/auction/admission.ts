import type { Kysely } from 'kysely'
import type { Admit } from '../../identity/call.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { admitInTime } from '../../platform/http/admit-in-time.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** The most bids that one person can place in a row, and then one each second: more come from a script. */
const burst = 30
const perSecond = 5

interface Pace {
  left: number
  at: number
}

const pacesOf = new WeakMap<Kysely<Database>, Map<string, Pace>>()

/** Refuses bids that this process cannot answer in time. */
export const admitBid: Admit = admitInTime(tooMany, { longestWait: 250, few: 50 })

/**
 * Refuses bids of somebody who bids faster than people do.
 * @throws {HttpError} 429 `too_many_bids`, with the seconds to wait
 */
export function limitBidRate({ db, now }: Pick<Context, 'db' | 'now'>, personId: string): void {
  const paces = pacesOf.get(db) ?? new Map<string, Pace>()
  pacesOf.set(db, paces)
  const at = now().getTime()
  const pace = paces.get(personId) ?? { left: burst, at }
  const left = Math.min(burst, pace.left + (Math.max(0, at - pace.at) / 1000) * perSecond)
  if (paces.size > 10_000) paces.clear()
  paces.set(personId, { left: Math.max(0, left - 1), at })
  if (left < 1) throw tooMany()
}

function tooMany(): HttpError {
  return new HttpError(
    429,
    {
      error: 'too_many_bids',
      error_description: 'Very many people are bidding. Your bid was not placed: please try again.',
    },
    { retryAfter: 1 },
  )
}
