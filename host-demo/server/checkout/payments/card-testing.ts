import { type Kysely, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'
import type { OrderRow } from './ledger.ts'
import { settleOrder } from './settle.ts'

/** Declines in ten minutes after which somebody seems to try stolen cards out. */
const mostDeclines = 10
const windowLength = 10 * 60_000

/** Whose declines are counted together. */
export interface Payer {
  readonly addressHash: string
  readonly userId: string | undefined
}

/**
 * Declines of this payer's address and account in the last ten minutes, the
 * larger number. A ballroom shares one address: more than `mostDeclines` is no
 * reason to refuse somebody, but one to ask for an answer to a challenge first.
 */
export async function recentDeclines(db: Kysely<Database>, payer: Payer, at: Date): Promise<number> {
  const { start } = windowOf(at)
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', sql<number>`sum(hits)`.as('hits')])
    .where('bucket', 'in', bucketsOf(payer))
    .where('window_start', '>=', new Date(start - windowLength))
    .groupBy('bucket')
    .execute()
  return Math.max(0, ...rows.map(row => row.hits))
}

export const isSuspicious = (declines: number) => declines >= mostDeclines

/**
 * A card was declined. One intent takes no more than ten cards, and no more
 * than one where its payer had to answer a challenge. When an address passes
 * the limit, what was begun there before is ended too, for a thief begins a
 * thousand payments first: who is honest pays at the next try.
 */
export async function noteDecline(context: Context, order: OrderRow): Promise<void> {
  const { db, now } = context
  const at = now()
  const { start } = windowOf(at)
  const payer = { addressHash: order.address_hash ?? '', userId: order.user_id ?? undefined }
  for (const bucket of bucketsOf(payer)) {
    await db
      .insertInto('rate_limits')
      .values({ bucket, window_start: new Date(start), hits: 1 })
      .onConflict(conflict =>
        conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
      )
      .execute()
  }
  const { declines } = await db
    .updateTable('orders')
    .set({ declines: sql`declines + 1` })
    .where('id', '=', order.id)
    .returning('declines')
    .executeTakeFirstOrThrow()
  const nearby = await recentDeclines(db, payer, at)
  if (order.challenged || declines >= mostDeclines || nearby > mostDeclines) await endPayment(context, order)
  if (nearby !== mostDeclines) return
  const begun = await db
    .selectFrom('orders')
    .selectAll()
    .where('address_hash', '=', payer.addressHash)
    .where('status', '=', 'pending')
    .where('challenged', '=', false)
    .where('created_at', '>=', new Date(at.getTime() - windowLength))
    .execute()
  for (const other of begun) await endPayment(context, other)
}

/** No card can pay it any more; one that has paid already is written down as such. */
export async function endPayment(context: Context, order: OrderRow): Promise<void> {
  if (!order.payment_intent_id) return
  try {
    await context.stripe.paymentIntents.cancel(order.payment_intent_id)
  } catch {
    // Paid meanwhile, or cancelled: the provider is asked below.
  }
  await settleOrder(context, order.id, order.payment_intent_id)
}

function bucketsOf({ addressHash, userId }: Payer): string[] {
  const keys = [`declines at\n${addressHash}`, ...(userId ? [`declines of\n${userId}`] : [])]
  return keys.map(sha256)
}

function windowOf(at: Date): { start: number } {
  return { start: Math.floor(at.getTime() / windowLength) * windowLength }
}
