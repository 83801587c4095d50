import type { Context } from '../platform/context.ts'
import type { Person } from './sessions.ts'

/**
 * Everything that is kept about somebody, by kind of record: what belongs to
 * their account, and what was given with its address before there was one.
 * Secrets and their hashes stay here.
 */
export async function accountData({ db, now }: Pick<Context, 'db' | 'now'>, person: Person) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select(['events.name as event', 'orders.id', 'reference', 'status', 'first_name', 'last_name', 'email'])
    .select(['organisation', 'lines_total', 'discount_total', 'processing_fee', 'voluntary_contribution', 'total'])
    .select([
      'orders.currency',
      'refunded',
      'request_invoice',
      'marketing_consent',
      'campaign',
      'created_at',
      'paid_at',
    ])
    .where(eb => eb.or([eb('user_id', '=', person.id), eb(eb.fn('lower', ['email']), '=', person.email_normal)]))
    .orderBy('created_at')
    .execute()
  const ids = orders.map(({ id }) => id)
  const lines = ids.length
    ? await db
        .selectFrom('order_lines')
        .select(['order_id', 'origin', 'title', 'amount', 'message', 'anonymous', 'tribute_kind', 'tribute_name'])
        .where('order_id', 'in', ids)
        .orderBy('id')
        .execute()
    : []
  const declarations = ids.length
    ? await db
        .selectFrom('gift_aid_declarations')
        .innerJoin('order_lines', 'order_lines.id', 'gift_aid_declarations.order_line_id')
        .select(['order_lines.order_id', 'scope', 'words', 'first_name', 'last_name', 'line_1', 'line_2', 'town'])
        .select(['postcode', 'country', 'outside_uk', 'declared_at', 'withdrawn_at'])
        .where('order_lines.order_id', 'in', ids)
        .execute()
    : []
  const monthlyGifts = ids.length
    ? await db
        .selectFrom('monthly_gifts')
        .select(['id', 'order_id', 'status', 'amount', 'processing_fee', 'began_at', 'next_at', 'ended_at'])
        .where('order_id', 'in', ids)
        .execute()
    : []
  const donations = await db
    .selectFrom('donations')
    .select(['event_id', 'first_name', 'last_name', 'message', 'anonymous', 'amount', 'refunded', 'given_at'])
    .where('donor', '=', person.email_normal)
    .execute()
  const communication = await db
    .selectFrom('communication_choices')
    .select(['event_id', 'channel', 'allowed', 'decided_at'])
    .where('user_id', '=', person.id)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'began_at', 'used_at', 'expires_at'])
    .where('user_id', '=', person.id)
    .execute()
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year', 'is_default', 'kept_at', 'removed_at'])
    .where('user_id', '=', person.id)
    .execute()
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'subject', 'recipient', 'created_at'])
    .where('recipient', '=', person.email)
    .execute()
  return {
    exported_at: now().toISOString(),
    account: {
      user_id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      mobile: person.mobile,
      address: person.address,
      has_password: person.password !== null,
      has_secure_pin: person.secure_pin !== null,
      created_at: person.created_at,
    },
    communication,
    sessions,
    cards,
    orders: orders.map(order => ({ ...order, lines: lines.filter(line => line.order_id === order.id) })),
    donations,
    monthly_gifts: monthlyGifts,
    gift_aid_declarations: declarations,
    mails,
  }
}
