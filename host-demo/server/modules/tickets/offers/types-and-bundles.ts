import { type Insertable, sql, type Transaction } from 'kysely'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { Part, TicketItem, TicketType } from '../selling/find-item.ts'
import { leftOfTypes } from '../selling/stock.ts'
import { type OfferKind, recordOf } from './offer-kind.ts'
import { refuseNamed } from './refuse-named.ts'

const offered = [
  ...(['title', 'description', 'price', 'place', 'per_order_limit', 'restrictions'] as const),
  ...(['sale_opens_at', 'sale_closes_at', 'hidden', 'published'] as const),
] as const

export const recordOfType = (type: TicketType) => recordOf(type, [...offered, 'capacity', 'waiting_list'])

export const recordOfBundle = (bundle: TicketItem): Recorded => ({
  ...recordOf(bundle, offered),
  parts: bundle.parts.map(({ event_ticket_type_id, quantity }) => ({ event_ticket_type_id, quantity })),
})

export const ticketTypes: OfferKind = {
  kind: 'ticket_type',
  prefix: 'ett',
  async read(db, eventId, id) {
    const found = await db
      .selectFrom('ticket_types')
      .selectAll()
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    return found ? recordOfType(found) : null
  },
  async write(trx, event, id, record) {
    const row = columnsOf<Insertable<Database['ticket_types']>>(record)
    const before = await trx.selectFrom('ticket_types').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) {
      await trx
        .insertInto('ticket_types')
        .values({ ...row, id, event_id: event.id })
        .execute()
      return
    }
    const { held = 0, offered = 0 } = (await leftOfTypes(trx, [before], event.at)).get(id) ?? {}
    const count = before.sold + held
    if (row.capacity < count) {
      const sentence = offered
        ? '{count} are sold, in baskets or offered to the waiting list already'
        : '{count} are sold or in baskets already'
      throw validationError({ capacity: { sentence, values: { count } } })
    }
    await trx.updateTable('ticket_types').set(row).where('id', '=', id).execute()
  },
  async isUsed(db, id) {
    const { used } = await db
      .selectNoFrom(eb =>
        eb
          .or([
            eb.exists(eb.selectFrom('ticket_line_parts').select('quantity').where('event_ticket_type_id', '=', id)),
            eb.exists(eb.selectFrom('ticket_bundle_parts').select('quantity').where('event_ticket_type_id', '=', id)),
            eb.exists(eb.selectFrom('guest_tickets').select('id').where('ticket_type_id', '=', id)),
            eb.exists(
              eb
                .selectFrom('ticket_waiters')
                .select('id')
                .where('event_ticket_type_id', '=', id)
                .where('state', 'in', ['waiting', 'offered']),
            ),
            eb.exists(
              eb
                .selectFrom('ticket_reservation_parts')
                .innerJoin('ticket_reservations', 'ticket_reservations.id', 'reservation_id')
                .select('reservation_id')
                .where('event_ticket_type_id', '=', id)
                .where('expires_at', '>', sql<Date>`now()`),
            ),
          ])
          .as('used'),
      )
      .executeTakeFirstOrThrow()
    return Boolean(used)
  },
  async remove(trx, id) {
    await refuseNamed(trx, id)
    await remove(trx, 'ticket_types', id)
  },
}

export const ticketBundles: OfferKind = {
  kind: 'ticket_bundle',
  prefix: 'tbl',
  async read(db, eventId, id) {
    const found = await db
      .selectFrom('ticket_bundles')
      .selectAll()
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    if (!found) return null
    const parts = await db
      .selectFrom('ticket_bundle_parts')
      .select(['event_ticket_type_id', 'quantity'])
      .where('ticket_bundle_id', '=', id)
      .orderBy('event_ticket_type_id')
      .execute()
    return recordOfBundle({ ...found, parts })
  },
  async write(trx, event, id, { parts, ...record }) {
    const wanted = parts as readonly Part[]
    await checkParts(trx, event.id, wanted)
    const row = columnsOf<Insertable<Database['ticket_bundles']>>(record)
    await trx
      .insertInto('ticket_bundles')
      .values({ ...row, id, event_id: event.id })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
    await trx.deleteFrom('ticket_bundle_parts').where('ticket_bundle_id', '=', id).execute()
    await trx
      .insertInto('ticket_bundle_parts')
      .values(wanted.map(part => ({ ...part, ticket_bundle_id: id })))
      .execute()
  },
  async isUsed(db, id) {
    const found = await db
      .selectFrom('ticket_lines')
      .select('order_line_id')
      .where('ticket_bundle_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
  remove: (trx, id) => remove(trx, 'ticket_bundles', id),
}

/** The record as database columns. */
function columnsOf<Row>({ sale_opens_at, sale_closes_at, ...row }: Recorded): Row {
  const moment = (text: unknown) => (text ? new Date(String(text)) : null)
  const [opens, closes] = [moment(sale_opens_at), moment(sale_closes_at)]
  const problems: Record<string, ErrorText> = {}
  if (opens && closes && closes <= opens) problems.sale_closes_at = 'The end must be after the beginning'
  if (Object.keys(problems).length) throw validationError(problems)
  return { ...row, sale_opens_at: opens, sale_closes_at: closes } as Row
}

async function checkParts(trx: Transaction<Database>, eventId: string, parts: readonly Part[]): Promise<void> {
  const ids = parts.map(part => part.event_ticket_type_id)
  const found = await trx
    .selectFrom('ticket_types')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', 'in', ids)
    .execute()
  if (new Set(ids).size === ids.length && found.length === ids.length) return
  throw validationError({ parts: { forPrograms: 'Each part is a ticket type of this event, once' } })
}

async function remove(trx: Transaction<Database>, table: 'ticket_types' | 'ticket_bundles', id: string): Promise<void> {
  await trx.deleteFrom(table).where('id', '=', id).execute()
}
