import { randomUUID } from 'node:crypto'
import { newCode } from '../../host-demo/server/modules/tickets/seats/new-code.ts'
import { endpoints } from '../../src/api/table.ts'
import { type DemoServer, event } from './demo-server.ts'

const newId = (prefix: string) => `${prefix}_${randomUUID()}`

/** A ticket type of the event that is on sale. Returns its id. */
export async function makeType({ context: { db } }: DemoServer, title: string, extra: object = {}): Promise<string> {
  const id = newId('tt')
  const type = { id, event_id: event, place: 9_000, title, description: '', price: 70_00, capacity: 100 }
  const open = { sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null, published: true }
  await db
    .insertInto('ticket_types')
    .values({ ...type, ...open, ...extra })
    .execute()
  return id
}

/** A bundle of as many tickets of a type. */
export async function makeBundle({ context: { db } }: DemoServer, typeId: string, quantity: number): Promise<string> {
  const id = newId('tb')
  const bundle = { id, event_id: event, place: 9_000, title: 'Table of ten', description: '', price: 650_00 }
  const open = { sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null, published: true }
  await db
    .insertInto('ticket_bundles')
    .values({ ...bundle, ...open })
    .execute()
  await db
    .insertInto('ticket_bundle_parts')
    .values({ ticket_bundle_id: id, event_ticket_type_id: typeId, quantity })
    .execute()
  return id
}

interface NewSession {
  readonly title: string
  readonly capacity: number | null
  /** Hours from now to its beginning. Each lasts an hour. */
  readonly in?: number
}

/** An agenda for tickets of a type, with its sessions. Returns their ids. */
export async function makeAgenda(
  { context: { db, now } }: DemoServer,
  title: string,
  typeId: string,
  sessions: readonly NewSession[],
  required = false,
  eventId = event,
): Promise<string[]> {
  const id = newId('agd')
  const agenda = { id, event_id: eventId, title, required, ticket_type_ids: JSON.stringify([typeId]), place: 9_000 }
  await db.insertInto('agendas').values(agenda).execute()
  const ids: string[] = []
  for (const { title, capacity, in: hours = 24 } of sessions) {
    const starts_at = new Date(now().getTime() + hours * 3_600_000)
    const ends_at = new Date(starts_at.getTime() + 3_600_000)
    const session = { id: newId('ses'), agenda_id: id, title, location: null, starts_at, ends_at, capacity }
    await db.insertInto('agenda_sessions').values(session).execute()
    ids.push(session.id)
  }
  return ids
}

export const buyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' }

/** Begins to pay for tickets, as a guest unless there is a token. */
export const order = (demo: DemoServer, line: object, token?: string) =>
  demo.call(
    endpoints.payStripe,
    { idempotency_key: randomUUID(), lines: [{ origin: 'ticket', ...line }], ...(!token && { guest: buyer }) },
    token ? { token } : {},
  )

/** Buys tickets, and returns the order and its seats. */
export async function buy(demo: DemoServer, line: object, token?: string) {
  const begun = await order(demo, line, token)
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.error))
  await demo.pay(begun.output.payment_intent_id)
  const { order_id, order_key } = await demo.confirm(begun.output)
  const owner = { order_id, order_key }
  const { output } = await demo.call(endpoints.orderGuests, owner)
  return { owner, guests: output.guests }
}

/** A guest who is invited by the organiser, without an order. Returns the seat's id. */
export async function invite({ context: { db, now } }: DemoServer, guest_email: string): Promise<string> {
  const id = newId('gst')
  const seat = { id, event_id: event, title: 'Guest of honour', number: 1, code: newCode(), guest_email }
  await db
    .insertInto('guest_tickets')
    .values({ ...seat, guest_name: 'Mary Somerville', created_at: now() })
    .execute()
  return id
}

/** An answer to each question of the event that a guest must answer. */
export async function requiredAnswers({ context: { db } }: DemoServer): Promise<Record<string, string>> {
  const choices = await db
    .selectFrom('ticket_add_on_choices')
    .innerJoin('ticket_add_ons', 'ticket_add_ons.id', 'ticket_add_on_choices.add_on_id')
    .select(['add_on_id', 'ticket_add_on_choices.id'])
    .where('event_id', '=', event)
    .where('required', '=', true)
    .execute()
  return Object.fromEntries(choices.map(({ add_on_id, id }) => [add_on_id, id]))
}

/** A question to the guests of a type, with one choice that is bought: red wine for 2,000. */
export async function makeWine({ context: { db } }: DemoServer, type: string, capacity: number | null) {
  const [addOn, wine] = [newId('add'), newId('cho')]
  const asked = { event_id: event, place: 9_000, kind: 'other', required: false, free_text: false } as const
  await db
    .insertInto('ticket_add_ons')
    .values({ id: addOn, title: 'Wine', help: null, event_ticket_type_ids: JSON.stringify([type]), ...asked })
    .execute()
  const choice = { id: wine, add_on_id: addOn, place: 1, title: 'Red', price: 20_00, capacity }
  await db.insertInto('ticket_add_on_choices').values(choice).execute()
  return { addOn, wine }
}
