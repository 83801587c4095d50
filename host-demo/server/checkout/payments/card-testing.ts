import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/hashes.ts'
import { scheduleEnd } from '../orders/end-order-job.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** Declines in ten minutes above which a payer looks like a card tester. */
const mostDeclines = 10
const windowLength = 10 * 60_000

/** The payer, whose declines are counted together. */
export interface Payer {
  readonly addressHash: string
  readonly userId: string | undefined
}

/**
 * Declines of this payer's address and account in the last ten minutes, whichever is larger. As a whole ballroom shares
 * one address, more than `mostDeclines` does not refuse a payment but asks for a challenge first.
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

/** Must this payer solve a challenge before another payment? */
export const isSuspicious = (declines: number) => declines >= mostDeclines

/**
 * Counts a declined card, in the transaction that records the decline. An order accepts ten cards, or one after a
 * challenge. From the tenth decline at an address, all payments begun there earlier end as well, because a thief begins
 * a thousand first; an honest donor among them pays at the next try. Jobs end them at the provider.
 */
export async function countDecline(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<void> {
  const { start } = windowOf(at)
  const payer = { addressHash: order.address_hash ?? '', userId: order.user_id ?? undefined }
  for (const bucket of bucketsOf(payer)) {
    await trx
      .insertInto('rate_limits')
      .values({ bucket, window_start: new Date(start), hits: 1 })
      .onConflict(conflict =>
        conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
      )
      .execute()
  }
  const { declines } = await trx
    .updateTable('orders')
    .set({ declines: sql`declines + 1` })
    .where('id', '=', order.id)
    .returning('declines')
    .executeTakeFirstOrThrow()
  const nearby = await recentDeclines(trx, payer, at)
  if (order.challenged || declines >= mostDeclines || nearby > mostDeclines) await scheduleEnd(trx, order)
  if (nearby < mostDeclines) return
  const begun = await trx
    .selectFrom('orders')
    .select('id')
    .where('address_hash', '=', payer.addressHash)
    .where('status', '=', 'pending')
    .where('challenged', '=', false)
    .where('created_at', '>=', new Date(at.getTime() - windowLength))
    .orderBy('id')
    .execute()
  for (const other of begun) await scheduleEnd(trx, other)
}

function bucketsOf({ addressHash, userId }: Payer): string[] {
  const keys = [`declines at\n${addressHash}`, ...(userId ? [`declines of\n${userId}`] : [])]
  return keys.map(sha256)
}

function windowOf(at: Date): { start: number } {
  return { start: Math.floor(at.getTime() / windowLength) * windowLength }
}
