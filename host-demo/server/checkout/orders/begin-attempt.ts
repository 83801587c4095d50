import { type Kysely, sql, type Transaction } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'
import { lockSubjects } from '../holds/lock-subjects.ts'
import { orderCancelled } from '../payments/end-order.ts'
import type { Checkout } from './checkout.ts'
import { payerNames } from './payer.ts'

/**
 * Locks an attempt and those whose answers its payer has lost, before anything else. A request of those that is still
 * on its way makes no order any more once this one is written.
 * @throws {HttpError} 409 `order_cancelled` if a later attempt of the same payer has replaced this one
 */
export async function beginAttempt(
  trx: Transaction<Database>,
  { now, rowLocks }: Pick<Context, 'now' | 'rowLocks'>,
  checkout: Checkout,
): Promise<void> {
  const { event, input } = checkout
  const { id: event_id } = event
  const payer = payerNames(checkout)
  const own = sha256(input.idempotency_key)
  const lost = (input.earlier_idempotency_keys ?? []).map(sha256)
  await lockSubjects(
    trx,
    rowLocks,
    [own, ...lost].map(hash => `attempt:${event_id}:${hash}`),
  )
  const replaced = await trx
    .selectFrom('replaced_attempts')
    .select('replaced_at')
    .where('event_id', '=', event_id)
    .where('idempotency_hash', 'in', notesOf(own, payer))
    .limit(1)
    .executeTakeFirst()
  if (replaced) throw orderCancelled()
  if (!lost.length) return
  const replaced_at = await databaseTime(trx, now)
  await trx
    .insertInto('replaced_attempts')
    .values(
      lost.flatMap(hash => notesOf(hash, payer)).map(idempotency_hash => ({ event_id, idempotency_hash, replaced_at })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** An attempt is replaced only for its own payer: another may have used the same device since. */
const notesOf = (hash: string, payer: readonly string[]) => payer.map(name => sha256(`${hash}\n${name}`))

/** No request is on its way for a day. */
export async function forgetReplaced(db: Kysely<Database>, at: Date): Promise<void> {
  await db
    .deleteFrom('replaced_attempts')
    .where('replaced_at', '<', sql<Date>`${at}::timestamptz - interval '1 day'`)
    .execute()
}
