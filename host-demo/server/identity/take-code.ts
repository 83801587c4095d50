import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { countOne, countOrRefuse } from '../platform/http/rate-limit.ts'
import { type Codes, type CodeWait, codeHash, invalidCode, openWait } from './code-waits.ts'
import { accountsNamed } from './find-account.ts'
import { type Caller, familiarityOf } from './known-callers.ts'
import { guessingLimits, roomLimit } from './limits.ts'
import type { CodePurpose } from './tables.ts'

/** Who enters a code, and for what. */
interface CodeClaim {
  readonly otpId: string
  readonly code: string
  readonly purposes: readonly CodePurpose[]
  /** The signed-in person that the code must belong to. */
  readonly userId?: string
  readonly caller: Caller
}

/** `checkCode` and `useCode` together. */
export async function takeCode<T>(
  context: Codes,
  claim: CodeClaim,
  act: (trx: Transaction<Database>, wait: CodeWait) => Promise<T>,
): Promise<T> {
  return useCode(context, await checkCode(context, claim), claim.code, act)
}

/**
 * Counts a try and checks the code, without using it up.
 * @throws {HttpError} 400 `invalid_otp` for a code that is wrong, used or expired, 429 after too many tries
 */
export async function checkCode(
  { db, now, codeKey }: Codes,
  { otpId, code, purposes, userId, caller }: CodeClaim,
): Promise<CodeWait> {
  const at = now()
  const found = await openWait(db, otpId, at)
  const wait = found && purposes.includes(found.purpose) && (!userId || found.user_id === userId) ? found : undefined
  const account = wait?.subject ?? `nobody ${caller.network}`
  const known = await familiarityOf(db, await accountsNamed(db, account), caller)
  const tries = wait ? await countOne(db, { of: ['tries of', wait.id_hash], minutes: 60 }, at) : 0
  // The first try after a code was sent does not count against the account's limit, so that somebody else's guesses
  // cannot lock its owner out. The number of codes is limited, and so is the number of such tries.
  const isFirst = tries === 1 && wait !== undefined && wait.sends > 0
  const limits = guessingLimits({ what: 'code', account, caller, known })
  await countOrRefuse(db, isFirst ? [roomLimit('code', caller.network)] : limits, at)
  const right = wait && (await rightCodes(db, codeKey, wait, code, at).select('id').executeTakeFirst())
  if (!right) throw invalidCode()
  return wait
}

/**
 * Uses a code up, and runs what it was for in the same transaction. Of two simultaneous calls with one code, one
 * succeeds.
 * @param act `userId`: whose code it was, of several people who share a number
 * @throws {HttpError} 400 `invalid_otp`
 */
export async function useCode<T>(
  { db, now, codeKey }: Codes,
  wait: CodeWait,
  code: string,
  act: (trx: Transaction<Database>, wait: CodeWait, userId: string | null) => Promise<T>,
): Promise<T> {
  const at = now()
  return inTransaction(db, async trx => {
    const used = await trx
      .updateTable('one_time_codes')
      .set({ used_at: at })
      .where('id', 'in', rightCodes(trx, codeKey, wait, code, at).select('id'))
      .where('used_at', 'is', null)
      .returning('user_id')
      .execute()
    const [userId, ...others] = new Set(used.map(({ user_id }) => user_id))
    // The same digits may have been mailed to two people who share a number.
    if (userId === undefined || others.length) throw invalidCode()
    const done = await trx
      .updateTable('code_waits')
      .set({ done_at: at })
      .where('id_hash', '=', wait.id_hash)
      .where('done_at', 'is', null)
      .returning('id_hash')
      .executeTakeFirst()
    if (!done) throw invalidCode()
    return act(trx, wait, userId)
  })
}

/** The unused codes that were sent for this, and are as given. */
function rightCodes(db: Kysely<Database>, key: string, wait: CodeWait, code: string, at: Date) {
  return db
    .selectFrom('one_time_codes')
    .where('purpose', '=', wait.purpose)
    .where('subject', '=', wait.subject)
    .where('code_hash', '=', codeHash(key, wait, code))
    .where('expires_at', '>', at)
    .where('used_at', 'is', null)
}
