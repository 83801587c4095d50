import type { Kysely, Selectable } from 'kysely'
import type { InferInput } from 'valibot'
import type { monthlyGift } from '../../../../src/api/monthly-gifts.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'

export type MonthlyGiftRow = Selectable<Database['monthly_gifts']>

/** The monthly charge, in minor units. */
export const monthlyTotal = (gift: Pick<MonthlyGiftRow, 'amount' | 'processing_fee'>) =>
  gift.amount + gift.processing_fee

/** Did the last payment fail? It is retried. */
export const isOwed = (gift: MonthlyGiftRow) => gift.status === 'active' && gift.failed_invoice_id !== null

export type Replaceable = MonthlyGiftRow & { readonly subscription_id: string }

/** Can its card be replaced? Only while its subscription is active. */
export function isReplaceable(gift: MonthlyGiftRow): gift is Replaceable {
  return gift.status === 'active' && gift.subscription_id !== null
}

/** In its wire shape. Its title is that of its order's line. */
export function wireMonthlyGift(
  gift: MonthlyGiftRow & { readonly title?: string },
  event: Event,
): InferInput<typeof monthlyGift> {
  return {
    monthly_gift_id: gift.id,
    status: gift.status,
    title: gift.title ?? null,
    amount: gift.amount,
    processing_fee: gift.processing_fee,
    monthly_total: monthlyTotal(gift),
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    began_at: gift.began_at?.toISOString() ?? null,
    next_at: gift.status === 'active' ? (gift.next_at?.toISOString() ?? null) : null,
    ended_at: gift.ended_at?.toISOString() ?? null,
    payment_failed: isOwed(gift) ? 'yes' : 'no',
    card_replaceableYN: isReplaceable(gift) ? 'yes' : 'no',
  }
}

/** The monthly gifts of these orders, by their ids. */
export async function monthlyGiftsOf(
  db: Kysely<Database>,
  orders: readonly { readonly monthly_gift_id: string | null }[],
): Promise<ReadonlyMap<string, MonthlyGiftRow>> {
  const ids = orders.flatMap(({ monthly_gift_id: id }) => (id === null ? [] : [id]))
  if (!ids.length) return new Map()
  const gifts = await db.selectFrom('monthly_gifts').selectAll().where('id', 'in', ids).execute()
  return new Map(gifts.map(gift => [gift.id, gift]))
}
