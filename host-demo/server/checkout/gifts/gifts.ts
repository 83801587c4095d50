import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import type { OrderLineRow, OrderRow, PaidOrderRow } from '../orders/order-row.ts'
import type { LineRefund, Sale } from '../orders/payment-origin.ts'
import { addChange, noChange, type TotalChange } from '../totals.ts'
import { detailsOf } from './gift-details.ts'
import { giveMatch, rematch } from './matches.ts'

/**
 * Records the gifts of a paid order.
 * @param given by whom gifts are counted as one donor's, if not by the order's address
 */
export async function recordGifts(
  trx: Transaction<Database>,
  sale: Sale,
  order: PaidOrderRow,
  lines: readonly OrderLineRow[],
  given?: string,
): Promise<TotalChange> {
  const donor = given ?? (await donorOf(trx, order))
  for (const line of lines) {
    const { message, anonymous, anonymous_amount } = await detailsOf(trx, line)
    await trx
      .insertInto('donations')
      .values({
        event_id: order.event_id,
        order_line_id: line.id,
        donor,
        first_name: order.first_name,
        last_name: order.last_name,
        message,
        anonymous,
        anonymous_amount,
        amount: line.amount,
        given_at: order.paid_at,
      })
      .execute()
    await giveMatch(trx, sale, line)
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return { amount, gifts: lines.length, donors: await countGifts(trx, order.event_id, donor, lines.length) }
}

async function donorOf(trx: Transaction<Database>, { id, email, monthly_gift_id }: OrderRow): Promise<string> {
  // The address of a monthly gift may have changed, and its giver is still the same.
  const first = monthly_gift_id === null ? undefined : await firstGiftOf(trx, monthly_gift_id)
  // Somebody who paid at the desk may have no address, and then always counts as a new donor.
  return first?.donor ?? (normalEmail(email) || id)
}

const firstGiftOf = (trx: Transaction<Database>, monthlyGiftId: string) =>
  trx
    .selectFrom('donations')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('donor')
    .where('monthly_gift_id', '=', monthlyGiftId)
    .orderBy('given_at')
    .executeTakeFirst()

/** A gift that is fully refunded does not count. It counts again if money comes back, such as after a won dispute. */
export async function refundGifts(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  refunds: readonly LineRefund[],
): Promise<TotalChange> {
  const change = noChange()
  for (const refund of refunds) {
    const { line, refunded } = refund
    const gift = await trx
      .selectFrom('donations')
      .selectAll()
      .where('order_line_id', '=', line.id)
      .executeTakeFirstOrThrow()
    if (refunded === gift.refunded) continue
    await trx.updateTable('donations').set({ refunded }).where('id', '=', gift.id).execute()
    await rematch(trx, sale, refund)
    const counted = Number(refunded < gift.amount) - Number(gift.refunded < gift.amount)
    const donors = counted ? await countGifts(trx, order.event_id, gift.donor, counted) : 0
    addChange(change, { amount: gift.refunded - refunded, gifts: counted, donors })
  }
  return change
}

/** Takes the gifts out of the total again, because their order counts as unpaid. */
export async function unpayGifts(
  trx: Transaction<Database>,
  sale: Sale,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<TotalChange> {
  const whole = lines.map(line => ({ line, refunded: line.amount }))
  const change = await refundGifts(trx, sale, order, whole)
  const ids = lines.map(({ id }) => id)
  await trx.deleteFrom('matches').where('order_line_id', 'in', ids).execute()
  await trx.deleteFrom('donations').where('order_line_id', 'in', ids).execute()
  return change
}

/** @returns 1 if this makes somebody a donor, -1 if they stop being one, else 0 */
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
