import type { Kysely } from 'kysely'
import { accountsNamed } from '../../identity/find-account.ts'
import { type Caller, familiarityOf } from '../../identity/known-callers.ts'
import { mailLimits, mailRoomLimit } from '../../identity/limits.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { countIfAllowed, countOrRefuse } from '../../platform/http/rate-limit.ts'

interface Promised {
  readonly person: Person | undefined
  /** As typed: nobody has verified it. */
  readonly email: string
  readonly caller: Caller
}

/** Minutes in which an address gets few mails of this kind, so that nobody can flood a stranger. */
const mailedPer = 24 * 60

/**
 * Counts a promise to pay: somebody who has signed in by their account, and a guest by address and network together,
 * because anybody can type a stranger's address.
 * @returns may a mail confirm it? Beyond that limit it is still promised.
 * @throws {HttpError} 429 `rate_limited`
 */
export async function countPromise(
  db: Kysely<Database>,
  { person, email, caller }: Promised,
  now: Date,
): Promise<boolean> {
  const recipient = normalEmail(email)
  const promises = person
    ? { of: ['promise', 'account', person.id], most: 30, minutes: 60 }
    : { of: ['promise', recipient, caller.network], most: 5, minutes: 60 }
  await countOrRefuse(db, [promises], now)
  return countMail(db, { person, email, caller }, now)
}

/** Counts what an order that nobody has paid for mails. @returns may it be mailed? */
export async function countMail(
  db: Kysely<Database>,
  { person, email, caller }: Promised,
  now: Date,
): Promise<boolean> {
  const recipient = normalEmail(email)
  if (person?.email_normal === recipient) return true
  const known = await familiarityOf(db, await accountsNamed(db, recipient), caller)
  const limits = mailLimits({ what: 'promise', recipient, caller, known, goodFor: mailedPer })
  return countIfAllowed(db, [...limits, mailRoomLimit(caller.network)], now)
}
