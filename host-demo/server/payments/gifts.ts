import { sql, type Transaction } from 'kysely'
import { normalEmail } from '../accounts/hashes.ts'
import type { Database } from '../db/schema.ts'
import { addChange, noChange, type TotalChange } from '../db/totals.ts'
import type { OrderRow } from './ledger.ts'

/** Enters the gifts of an order that has been paid. */
export async function enterGifts(trx: Transaction<Database>, order: OrderRow, at: Date): Promise<TotalChange> {
  const lines = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('origin', '=', 'donation')
    .orderBy('position')
    .execute()
  const donor = normalEmail(order.email)
  if (!lines.length) return noChange()
  await trx
    .insertInto('donations')
    .values(
      lines.map(line => ({
        event_id: order.event_id,
        order_line_id: line.id,
        donor,
        first_name: order.first_name,
        last_name: order.last_name,
        message: line.message,
        anonymous: line.anonymous,
        amount: line.amount,
        given_at: at,
      })),
    )
    .execute()
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return { amount, gifts: lines.length, donors: await countGifts(trx, order.event_id, donor, lines.length) }
}

/** A refund is taken from the lines in their order; a gift that is gone whole counts no more. */
export async function takeOff(trx: Transaction<Database>, order: OrderRow, refunded: number): Promise<TotalChange> {
  const gifts = await trx
    .selectFrom('donations')
    .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
    .select(['donations.id', 'donations.amount', 'donations.refunded', 'donations.donor'])
    .where('order_lines.order_id', '=', order.id)
    .orderBy('order_lines.position')
    .execute()
  const change = noChange()
  let left = refunded
  for (const gift of gifts) {
    const off = Math.min(left, gift.amount)
    left -= off
    if (off === gift.refunded) continue
    await trx.updateTable('donations').set({ refunded: off }).where('id', '=', gift.id).execute()
    const counted = Number(off < gift.amount) - Number(gift.refunded < gift.amount)
    const donors = counted ? await countGifts(trx, order.event_id, gift.donor, counted) : 0
    addChange(change, { amount: gift.refunded - off, gifts: counted, donors })
  }
  return change
}

/** @returns 1 where this makes somebody a donor, -1 where they are one no more, else 0 */
async function countGifts(trx: Transaction<Database>, eventId: string, donor: string, gifts: number): Promise<number> {
  const row = await trx
    .insertInto('event_donors')
    .values({ event_id: eventId, donor, gifts: Math.max(gifts, 0) })
    .onConflict(conflict =>
      conflict.columns(['event_id', 'donor']).doUpdateSet({ gifts: sql`event_donors.gifts + ${gifts}` }),
    )
    .returning('gifts')
    .executeTakeFirstOrThrow()
  return Number(row.gifts > 0) - Number(row.gifts - gifts > 0)
}
