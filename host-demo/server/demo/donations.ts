import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail, randomToken, sha256 } from '../platform/hashes.ts'
import { seedDeclarations } from './declarations.ts'
import type { DemoDonation, DemoEvent } from './demo-event.ts'

/** Past gifts, each with its paid order, so that gifts, orders and total agree. */
export async function seedDonations(trx: Transaction<Database>, event: DemoEvent, now: Date): Promise<void> {
  const gifts = event.donations.map(gift => ({ gift, order: orderOf(event, gift, now) }))
  if (gifts.length) {
    await trx
      .insertInto('orders')
      .values(gifts.map(({ order }) => order))
      .execute()
    const lines = await trx
      .insertInto('order_lines')
      .values(gifts.map(({ gift, order }) => lineOf(event, gift, order.id)))
      .returning(['id', 'order_id'])
      .execute()
    const lineIds = new Map(lines.map(line => [line.order_id, line.id]))
    await seedDeclarations(
      trx,
      event,
      gifts.map(({ gift, order }) => ({ gift, lineId: lineIds.get(order.id) ?? 0, at: order.created_at })),
    )
    await trx
      .insertInto('payments')
      .values(gifts.map(({ order }) => paymentOf(order)))
      .execute()
    await trx
      .insertInto('donation_details')
      .values(gifts.map(({ gift, order }) => detailsOf(gift, lineIds.get(order.id) ?? 0)))
      .execute()
    await trx
      .insertInto('donations')
      .values(gifts.map(({ gift, order }) => donationOf(gift, order, lineIds.get(order.id) ?? 0)))
      .execute()
  }
  await trx
    .insertInto('event_donors')
    .columns(['event_id', 'donor', 'gifts'])
    .expression(
      trx
        .selectFrom('donations')
        .select(['event_id', 'donor', sql<number>`count(*)`.as('gifts')])
        .where('event_id', '=', event.id)
        .groupBy(['event_id', 'donor']),
    )
    .execute()
  const { total, count, donors } = await trx
    .selectFrom('donations')
    .select([
      sql<number>`coalesce(sum(amount), 0)`.as('total'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(distinct donor)`.as('donors'),
    ])
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('event_totals')
    .values({ event_id: event.id, sequence: count, total_raised: total, donation_count: count, donor_count: donors })
    .execute()
}

function orderOf(event: DemoEvent, gift: DemoDonation, now: Date) {
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const at = new Date(now.getTime() - gift.daysAgo * 24 * 60 * 60 * 1000)
  return {
    id,
    reference: id.slice(4, 14).toUpperCase(),
    event_id: event.id,
    user_id: null,
    // Random keys that nobody holds: these orders were made without a browser.
    key_hash: sha256(randomToken()),
    idempotency_hash: sha256(randomToken()),
    request_hash: sha256(randomToken()),
    status: 'paid' as const,
    first_name: gift.firstName,
    last_name: gift.lastName,
    email: gift.email,
    lines_total: gift.amount,
    total: gift.amount,
    currency: event.settings.currency,
    payment_intent_id: null,
    created_at: at,
    paid_at: at,
  }
}

function lineOf(event: DemoEvent, gift: DemoDonation, orderId: string) {
  return {
    order_id: orderId,
    position: 0,
    origin: 'donation' as const,
    title: event.settings.name,
    subject: null,
    amount: gift.amount,
    is_gift: true,
  }
}

function detailsOf(gift: DemoDonation, lineId: number) {
  return {
    order_line_id: lineId,
    message: gift.message ?? null,
    anonymous: gift.anonymous ?? false,
    anonymous_amount: false,
    tribute_kind: null,
    tribute_name: null,
  }
}

function paymentOf({ id, total, currency, paid_at }: ReturnType<typeof orderOf>) {
  return { order_id: id, intent_id: null, amount: total, currency, received_at: paid_at }
}

function donationOf(gift: DemoDonation, order: ReturnType<typeof orderOf>, lineId: number) {
  return {
    event_id: order.event_id,
    order_line_id: lineId,
    donor: normalEmail(gift.email),
    first_name: gift.firstName,
    last_name: gift.lastName,
    message: gift.message ?? null,
    anonymous: gift.anonymous ?? false,
    amount: gift.amount,
    given_at: order.paid_at,
  }
}
