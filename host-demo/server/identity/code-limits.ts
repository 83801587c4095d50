import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { countIfAllowed, countOrRefuse, type Limit } from '../platform/http/rate-limit.ts'
import { codeMinutes } from './account-letters.ts'
import { accountsNamed } from './find-account.ts'
import { type Caller, familiarityOf } from './known-callers.ts'
import { mailLimits, mailRoomLimit } from './limits.ts'
import type { CodePurpose } from './tables.ts'

/** A request for a code. */
interface Asked {
  readonly purpose: CodePurpose
  /** The address that it proves. */
  readonly subject: string
  readonly caller: Caller
}

/** @throws {HttpError} 429 `rate_limited` if enough codes were mailed */
export async function countCodeMail(db: Kysely<Database>, asked: Asked, at: Date): Promise<void> {
  await countOrRefuse(db, [mailRoomLimit(asked.caller.network), ...(await limitsOf(db, asked))], at)
}

/**
 * Counts one more code to be mailed.
 * @returns false if enough were mailed, and one of them can still be used
 * @throws {HttpError} 429 `rate_limited` if none of them can
 */
export async function mayMailCode(db: Kysely<Database>, asked: Asked, at: Date): Promise<boolean> {
  const limits = await limitsOf(db, asked)
  await countOrRefuse(db, [mailRoomLimit(asked.caller.network)], at)
  if (await countIfAllowed(db, limits, at)) return true
  const left = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('purpose', '=', asked.purpose)
    .where('subject', '=', asked.subject)
    .where('expires_at', '>', at)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!left) await countOrRefuse(db, limits, at)
  return false
}

async function limitsOf(db: Kysely<Database>, { purpose, subject, caller }: Asked): Promise<Limit[]> {
  const known = await familiarityOf(db, await accountsNamed(db, subject), caller)
  return mailLimits({ what: purpose, recipient: subject, caller, known, goodFor: codeMinutes })
}
