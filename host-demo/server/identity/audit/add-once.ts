import type { Kysely, Transaction } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { requestHash, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Call } from '../call.ts'

interface NewRecord {
  /** The kind of record, such as `lot`, and its id if it is added now. */
  readonly kind: string
  readonly id: string
}

/**
 * Adds a record of the desk once for each idempotency key, in the transaction that adds it. A second request with the
 * key waits for the first.
 * @returns the record's id: the one that was added with this key before, if there is one
 * @throws {HttpError} 409 `idempotency_key_reused` if that was added with another input
 */
export async function addOnce(
  trx: Transaction<Database>,
  call: Call<{ readonly idempotency_key?: string | null | undefined }>,
  { kind, id }: NewRecord,
  add: () => Promise<unknown>,
): Promise<string> {
  const { idempotency_key: key, ...asked } = call.input
  if (!key) {
    await add()
    return id
  }
  const { id: event_id } = await call.event()
  const key_hash = sha256(key)
  const request_hash = requestHash([kind, asked])
  const added_at = await databaseTime(trx, call.context.now)
  const added = await trx
    .insertInto('added_records')
    .values({ event_id, key_hash, request_hash, record_id: id, added_at })
    .onConflict(conflict => conflict.doNothing())
    .returning('record_id')
    .executeTakeFirst()
  if (added) {
    await add()
    return id
  }
  const known = await trx
    .selectFrom('added_records')
    .select(['record_id', 'request_hash'])
    .where('event_id', '=', event_id)
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow()
  if (known.request_hash === request_hash) return known.record_id
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This was saved before, with other details. Nothing was saved now.',
    record_id: known.record_id,
  })
}

/** Deletes keys after a week, when nobody sends them again. */
export async function pruneAddedRecords(db: Kysely<Database>, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 3_600_000)
  await db.deleteFrom('added_records').where('added_at', '<', weekAgo).execute()
}
