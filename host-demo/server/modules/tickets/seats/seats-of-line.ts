import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { TicketLine } from '../selling/lines.ts'
import type { NewSeat } from './make-seats.ts'

/** The ticket types of a line's seats, in the order of the seats. */
export const typesOfSeats = (parts: TicketLine['parts']): string[] =>
  parts
    .toSorted((one, other) => (one.event_ticket_type_id < other.event_ticket_type_id ? -1 : 1))
    .flatMap(({ event_ticket_type_id: id, quantity }) => Array.from({ length: quantity }, () => id))

/** The seats that a line pays for, with the current names of its types. An add-on's line has none. */
export async function seatsOfLine(db: Kysely<Database>, { parts, ticket_bundle_id }: TicketLine): Promise<NewSeat[]> {
  const types = typesOfSeats(parts)
  if (!types.length) return []
  const titles = await db.selectFrom('ticket_types').select(['id', 'title']).where('id', 'in', types).execute()
  const bundle = ticket_bundle_id
    ? await db
        .selectFrom('ticket_bundles')
        .select(['id', 'title'])
        .where('id', '=', ticket_bundle_id)
        .executeTakeFirst()
    : undefined
  return types.map(ticketTypeId => ({
    ticketTypeId,
    title: titles.find(({ id }) => id === ticketTypeId)?.title ?? '',
    bundle,
  }))
}
