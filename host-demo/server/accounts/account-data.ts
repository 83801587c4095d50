import type { Context } from '../context.ts'
import type { Person } from './sessions.ts'

/**
 * Everything that is kept about somebody, by kind of record: what belongs to
 * their account, and what was given with its address before there was one.
 * Secrets and their hashes stay here.
 */
export async function accountData({ db, now }: Pick<Context, 'db' | 'now'>, person: Person) {
  const ownOrders = db
    .selectFrom('orders')
    .where(eb => eb.or([eb('user_id', '=', person.id), eb(eb.fn('lower', ['email']), '=', person.email_normal)]))
  const orders = await ownOrders
    .innerJoin('events', 'events.id', 'orders.event_id')
    .selectAll('orders')
    .select('events.name as event')
    .orderBy('orders.created_at')
    .execute()
  const ids = orders.map(({ id }) => id)
  const lines = ids.length
    ? await db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
    : []
  const donations = await db.selectFrom('donations').selectAll().where('donor', '=', person.email_normal).execute()
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
    orders: orders.map(({ key_hash: _, idempotency_hash: __, request_hash: ___, ...order }) => ({
      ...order,
      lines: lines.filter(line => line.order_id === order.id).map(({ order_id: ____, ...line }) => line),
    })),
    donations: donations.map(({ order_line_id: _, ...donation }) => donation),
    mails,
  }
}
