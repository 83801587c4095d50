import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import type { OfferedTable, TicketTypeTable } from '../tables.ts'

export type TicketType = Selectable<TicketTypeTable>

export interface Part {
  readonly event_ticket_type_id: string
  readonly quantity: number
}

/** The type, bundle or choice that a line asks for. */
export interface Asked {
  readonly event_ticket_type_id?: string | null | undefined
  readonly ticket_bundle_id?: string | null | undefined
  readonly add_on_choice_id?: string | null | undefined
}

/** A type or a bundle, with the tickets that one piece consists of. */
export type TicketItem = Selectable<OfferedTable> & { readonly parts: readonly Part[] }

/** @throws {HttpError} 404 `ticket_not_found`, also for a draft; 400 unless exactly one is asked for */
export async function findItem(
  db: Kysely<Database>,
  eventId: string,
  asked: Asked,
  field: string,
): Promise<TicketItem> {
  const { event_ticket_type_id: typeId, ticket_bundle_id: bundleId } = asked
  refuseUnlessOne(asked, field)
  const table = typeId ? 'ticket_types' : 'ticket_bundles'
  const found = await db
    .selectFrom(table)
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', typeId ?? bundleId ?? '')
    .where('published', '=', true)
    .executeTakeFirst()
  if (!found) throw ticketNotFound()
  const parts = typeId ? ownPart({ id: typeId }) : await partsOf(db, found.id)
  if (!parts.length) throw ticketNotFound()
  return { ...found, parts }
}

interface Read {
  readonly types: readonly TicketType[]
  readonly bundles: readonly TicketItem[]
}

/** `findItem` in what was read already. */
export function itemIn({ types, bundles }: Read, asked: Asked, field: string): TicketItem {
  refuseUnlessOne(asked, field)
  const type = types.find(({ id }) => id === asked.event_ticket_type_id)
  const item = type ? { ...type, parts: ownPart(type) } : bundles.find(({ id }) => id === asked.ticket_bundle_id)
  if (!item?.published || !item.parts.length) throw ticketNotFound()
  return item
}

function refuseUnlessOne({ event_ticket_type_id: type, ticket_bundle_id: bundle }: Asked, field: string): void {
  if (Boolean(type) !== Boolean(bundle)) return
  throw validationError({ [field]: { forPrograms: 'Send one of event_ticket_type_id and ticket_bundle_id' } })
}

/** A single ticket as a list of parts, like a bundle's. */
export const ownPart = ({ id }: Pick<TicketType, 'id'>): Part[] => [{ event_ticket_type_id: id, quantity: 1 }]

function partsOf(db: Kysely<Database>, bundleId: string): Promise<Part[]> {
  return db
    .selectFrom('ticket_bundle_parts')
    .select(['event_ticket_type_id', 'quantity'])
    .where('ticket_bundle_id', '=', bundleId)
    .orderBy('event_ticket_type_id')
    .execute()
}

/** Adds up tickets by type. */
export function sumParts(parts: readonly Part[]): Part[] {
  const sums = new Map<string, number>()
  for (const { event_ticket_type_id: id, quantity } of parts) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return [...sums].map(([event_ticket_type_id, quantity]) => ({ event_ticket_type_id, quantity }))
}

export const times = (parts: readonly Part[], quantity: number): Part[] =>
  parts.map(part => ({ ...part, quantity: part.quantity * quantity }))

export function ticketNotFound(): HttpError {
  return new HttpError(404, {
    error: 'ticket_not_found',
    error_description: 'These tickets are not for sale here (any more).',
  })
}
