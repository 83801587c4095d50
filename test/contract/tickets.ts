import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { TicketTypeTable } from '../../host-demo/server/modules/tickets/tables.ts'
import type { RunningServer } from '../../host-demo/server/start-server.ts'
import { endpoints } from '../../src/api/table.ts'
import type { DemoServer } from './demo-server.ts'

type Server = Pick<RunningServer, 'context'>

/** Above the places of the demo's ticket types in the list. */
let places = 1000

/** A published ticket type at £20. Returns its id. */
export async function makeType(
  { context: { db } }: Server,
  eventId: string,
  extra: Partial<Insertable<TicketTypeTable>> = {},
): Promise<string> {
  const id = `type_${randomUUID()}`
  await db
    .insertInto('ticket_types')
    .values({ id, event_id: eventId, ...offered(), capacity: 10, ...extra })
    .execute()
  return id
}

/** A published bundle at £90. Returns its id. */
export async function makeBundle(
  { context: { db } }: Server,
  eventId: string,
  parts: Readonly<Record<string, number>>,
): Promise<string> {
  const id = `bundle_${randomUUID()}`
  await db
    .insertInto('ticket_bundles')
    .values({ id, event_id: eventId, ...offered(), price: 90_00 })
    .execute()
  const rows = Object.entries(parts).map(([event_ticket_type_id, quantity]) => ({
    ticket_bundle_id: id,
    event_ticket_type_id,
    quantity,
  }))
  await db.insertInto('ticket_bundle_parts').values(rows).execute()
  return id
}

const offered = () => ({
  place: ++places,
  title: 'A seat',
  description: 'A seat at a table.',
  price: 20_00,
  sale_opens_at: null,
  sale_closes_at: null,
  per_order_limit: null,
  restrictions: null,
  published: true,
})

export interface TicketLine {
  event_ticket_type_id?: string
  ticket_bundle_id?: string
  quantity: number
}

export const ticketBuyer = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' }

interface Buying {
  /** The key of the order's basket. */
  readonly key?: string
  readonly email?: string
  /** The code of a voucher. */
  readonly code?: string
  readonly attempt?: string
}

/** An order of tickets by a guest. */
export function buyTickets(
  demo: DemoServer,
  lines: readonly TicketLine[],
  { key, email = `${randomUUID()}@guests.example`, code, attempt = randomUUID() }: Buying = {},
) {
  return demo.call(endpoints.payStripe, {
    idempotency_key: attempt,
    lines: lines.map(line => ({ origin: 'ticket', ...line, reservation_key: key ?? null })),
    guest: { ...ticketBuyer, email },
    ...(code && { voucher_code: code }),
  })
}
