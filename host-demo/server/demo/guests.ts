import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Event } from '../identity/events.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import type { DemoEvent } from './demo-event.ts'
import { inDays } from './in-days.ts'

/** Seeds seats, guests and the programme of a demo event. Its tickets and people must exist. */
export async function seedGuests(trx: Transaction<Database>, { id }: Pick<DemoEvent, 'id'>, now: Date): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (id === 'moonlight') {
    await agenda(
      trx,
      event,
      now,
      'After dinner',
      ['moonlight_dinner', 'moonlight_terrace'],
      [
        ['Tasting of English wines', 'The cellar', 24, 3.5, 1],
        ['Stars through the telescope', 'The terrace', 30, 3.5, 1],
        ['Late tasting', 'The cellar', 24, 4.5, 1],
      ],
    )
    await table(trx, event, now)
  }
  if (id === 'riverside') {
    await agenda(
      trx,
      event,
      now,
      'Start time',
      ['riverside_tenK'],
      [
        ['First wave, for the fast', 'North bank', 500, 0, 0.25],
        ['Second wave', 'North bank', 500, 0.5, 0.25],
        ['Third wave, with music', 'North bank', 500, 1, 0.25],
      ],
    )
  }
  if (id === 'summer') await invited(trx, event, now)
}

type Session = readonly [title: string, location: string, capacity: number, begins: number, hours: number]

async function agenda(
  trx: Transaction<Database>,
  { id, settings }: Event,
  now: Date,
  title: string,
  types: readonly string[],
  sessions: readonly Session[],
): Promise<void> {
  const agenda_id = `${id}_agenda`
  await trx
    .insertInto('agendas')
    .values({ id: agenda_id, event_id: id, title, required: false, ticket_type_ids: JSON.stringify(types), place: 1 })
    .execute()
  const begin = settings.starts_at ? new Date(settings.starts_at) : inDays(now, 30)
  const after = (hours: number) => new Date(begin.getTime() + hours * 3_600_000)
  await trx
    .insertInto('agenda_sessions')
    .values(
      sessions.map(([title, location, capacity, begins, hours], index) => ({
        id: `${agenda_id}_${index + 1}`,
        agenda_id,
        title,
        location,
        capacity,
        starts_at: after(begins),
        ends_at: after(begins + hours),
      })),
    )
    .execute()
}

const names = ['Grace Okafor', 'Tom Whitaker', 'Priya Nair', 'Callum Reid', 'Mei Tanaka'] as const

/** A table of ten that the demo's guest account has bought: half of its seats have a guest. */
async function table(trx: Transaction<Database>, event: Event, now: Date): Promise<void> {
  const buyer = await trx.selectFrom('users').selectAll().where('email', '=', 'guest@fayre.example').executeTakeFirst()
  const bundle = await trx
    .selectFrom('ticket_bundles')
    .selectAll()
    .where('id', '=', 'moonlight_bundle_1')
    .executeTakeFirst()
  const type = await trx.selectFrom('ticket_types').selectAll().where('id', '=', 'moonlight_dinner').executeTakeFirst()
  if (!buyer || !bundle || !type) return
  const at = inDays(now, -6)
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const { first_name, last_name, email } = buyer
  await trx
    .insertInto('orders')
    .values({
      id,
      reference: id.slice(4, 14).toUpperCase(),
      event_id: event.id,
      user_id: buyer.id,
      // Random keys that nobody holds: the order is its account's.
      key_hash: sha256(randomToken()),
      idempotency_hash: sha256(randomToken()),
      request_hash: sha256(randomToken()),
      status: 'paid',
      first_name,
      last_name,
      email,
      lines_total: bundle.price,
      total: bundle.price,
      currency: event.currency,
      payment_intent_id: null,
      created_at: at,
      paid_at: at,
    })
    .execute()
  const line = await trx
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 0,
      origin: 'ticket',
      title: bundle.title,
      subject: `tickets:${event.id}`,
      quantity: 1,
      amount: bundle.price,
      discount: 0,
      benefit_value: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('payments')
    .values({
      order_id: id,
      intent_id: null,
      amount: bundle.price,
      currency: event.currency,
      too_late: false,
      received_at: at,
    })
    .execute()
  const of = { order_line_id: line.id, event_id: event.id }
  await trx
    .insertInto('ticket_lines')
    .values({
      ...of,
      event_ticket_type_id: null,
      ticket_bundle_id: bundle.id,
      add_on_choice_id: null,
      reservation_id: null,
      state: 'sold',
    })
    .execute()
  await trx
    .insertInto('ticket_line_parts')
    .values({ order_line_id: line.id, event_ticket_type_id: type.id, quantity: 10, price: type.price })
    .execute()
  await trx.updateTable('ticket_types').set({ sold: sql`sold + 10` }).where('id', '=', type.id).execute()
  const seats = Array.from({ length: 10 }, (_, index) => ({
    ...seat(event, at, index + 1),
    ...(index === 0
      ? { guest_name: `${first_name} ${last_name}`, guest_email: email, rsvp_status: 'yes' as const, answered_at: at }
      : named(names[index - 1], at, index)),
    order_id: id,
    order_line_id: line.id,
    ticket_type_id: type.id,
    bundle_id: bundle.id,
    title: type.title,
    bundle_title: bundle.title,
  }))
  for (const row of seats) await trx.insertInto('guest_tickets').values(row).execute()
}

/** The first two have taken their seats. */
function named(name: string | undefined, at: Date, index: number) {
  if (!name) return {}
  const guest = { guest_name: name, guest_email: addressOf(name), invited_at: at }
  return index < 3 ? { ...guest, claimed_at: at, answered_at: at, rsvp_status: 'yes' as const } : guest
}

/** The school's helpers are invited to seats and have not answered yet. */
async function invited(trx: Transaction<Database>, event: Event, now: Date): Promise<void> {
  const at = inDays(now, -3)
  const answers = ['yes', 'yes', 'no', 'awaiting', 'awaiting'] as const
  const rows = names.map((name, index) => ({
    ...seat(event, at, 1),
    title: 'Helpers’ tea in the library',
    guest_name: name,
    guest_email: addressOf(name),
    invited_at: at,
    rsvp_status: answers[index] ?? ('awaiting' as const),
    ...(answers[index] !== 'awaiting' && { answered_at: at, claimed_at: at }),
  }))
  for (const row of rows) await trx.insertInto('guest_tickets').values(row).execute()
}

const addressOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@guests.example`

const seat = (event: Event, created_at: Date, number: number) => ({
  id: `gst_${randomUUID().replaceAll('-', '')}`,
  event_id: event.id,
  number,
  code: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
  title: '',
  created_at,
})
