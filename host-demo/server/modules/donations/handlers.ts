import type { endpoints } from '../../../../src/api/table.ts'
import { readTotal } from '../../checkout/totals.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'

export const donationTotal: Handler<typeof endpoints.donationTotal> = async call =>
  readTotal(call.context.db, await call.event())

export const accountDonations: Handler<typeof endpoints.accountDonations> = async call => {
  const { db } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const gifts = await db
    .selectFrom('donations')
    .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('gift_aid_declarations', 'gift_aid_declarations.order_line_id', 'order_lines.id')
    .select(['gift_aid_declarations.words', 'gift_aid_declarations.declared_at'])
    .select(['donations.id', 'donations.amount', 'donations.refunded', 'donations.message', 'donations.anonymous'])
    .select(['donations.given_at', 'orders.id as order_id', 'orders.reference', 'orders.currency'])
    .select('order_lines.title')
    .where('orders.user_id', '=', person.id)
    .where('orders.event_id', '=', event.id)
    .orderBy('donations.given_at', 'desc')
    .orderBy('donations.id', 'desc')
    .execute()
  return gifts.map(gift => ({
    donation_id: String(gift.id),
    order_id: gift.order_id,
    order_reference: gift.reference,
    title: gift.title,
    given_at: gift.given_at.toISOString(),
    amount: gift.amount,
    refunded: gift.refunded,
    currency: gift.currency,
    currency_decimals: event.currency_decimals,
    message: gift.message,
    anonymous: gift.anonymous ? 'yes' : 'no',
    gift_aid:
      gift.words === null || gift.declared_at === null
        ? null
        : { declaration: gift.words, declared_at: gift.declared_at.toISOString() },
  }))
}
