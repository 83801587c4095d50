import type { Kysely } from 'kysely'
import { isOwn } from '../identity/own-rows.ts'
import type { Person } from '../identity/sessions.ts'
import type { Database } from '../platform/db/schema.ts'

/** A person's orders and cards: those of the account, and orders without one to its address. */
export async function exportOrders(db: Kysely<Database>, person: Person) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select(['events.name as event', 'orders.id', 'reference', 'status', 'first_name', 'last_name', 'email'])
    .select([
      'organisation',
      'organisation_number',
      'organisation_address',
      'lines_total',
      'discount_total',
      'processing_fee',
      'voluntary_contribution',
      'total',
    ])
    .select(['orders.currency', 'refunded', 'request_invoice', 'marketing_consent', 'campaign'])
    .select(['created_at', 'paid_at'])
    .where(isOwn(person, 'user_id', 'email'))
    .orderBy('created_at')
    .execute()
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year', 'is_default', 'kept_at', 'removed_at'])
    .where('user_id', '=', person.id)
    .execute()
  if (!orders.length)
    return { cards, orders: [], invoices: [], credit_notes: [], monthly_gifts: [], gift_aid_declarations: [] }
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'origin', 'title', 'quantity', 'amount', 'refunded'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const gift_aid_declarations = await db
    .selectFrom('gift_aid_declarations')
    .innerJoin('order_lines', 'order_lines.id', 'gift_aid_declarations.order_line_id')
    .select(['order_lines.order_id', 'scope', 'words', 'first_name', 'last_name', 'line_1', 'line_2', 'town'])
    .select(['postcode', 'country', 'outside_uk', 'declared_at', 'withdrawn_at'])
    .where('order_lines.order_id', 'in', ids)
    .execute()
  const monthly_gifts = await db
    .selectFrom('monthly_gifts')
    .select(['id', 'order_id', 'status', 'amount', 'processing_fee', 'began_at', 'next_at', 'ended_at'])
    .where('order_id', 'in', ids)
    .execute()
  const invoices = await db
    .selectFrom('invoices')
    .select(['order_id', 'year', 'number', 'payer', 'issued_at'])
    .where('order_id', 'in', ids)
    .execute()
  const credit_notes = await db
    .selectFrom('credit_notes')
    .select(['order_id', 'year', 'number', 'amount', 'issued_at'])
    .where('order_id', 'in', ids)
    .execute()
  return {
    cards,
    invoices,
    credit_notes,
    orders: orders.map(order => ({ ...order, lines: lines.filter(line => line.order_id === order.id) })),
    monthly_gifts,
    gift_aid_declarations,
  }
}
