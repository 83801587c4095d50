import { type Kysely, sql, type Transaction } from 'kysely'
import { isNotOf } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { type Part, sumParts, type TicketType, ticketNotFound } from './find-item.ts'
import { soldOut } from './refusals.ts'

/** The one lock for all tickets of an event: a bundle may contain several types. */
export const lockOf = (eventId: string) => `tickets:${eventId}`

/** The subject under which an order's line holds tickets of a type. */
export const subjectOf = (typeId: string) => `ticket_type:${typeId}`

/** A line, reservation or order whose own holds do not count. */
export interface Except {
  readonly line?: number
  readonly reservation?: string | null
  readonly order?: string | undefined
}

export interface Left {
  /** Tickets that can be bought. Below 0 if the organiser has lowered the capacity since. */
  readonly left: number
  /** Tickets in baskets and unpaid orders. */
  readonly held: number
  /** Those of them that are offered to people on the waiting list. */
  readonly offered: number
}

type Stocked = Pick<TicketType, 'id' | 'capacity' | 'sold'>

/**
 * How many tickets of each type are neither sold, held by an order nor reserved. Under `lockOf`, no more than these
 * can be sold.
 */
export async function leftOfTypes(
  db: Kysely<Database>,
  types: readonly Stocked[],
  at: Date,
  { line, reservation, order }: Except = {},
): Promise<Map<string, Left>> {
  if (!types.length) return new Map()
  const ids = types.map(({ id }) => id)
  const orders = await db
    .selectFrom('holds')
    .select(['subject', sql<number>`sum(quantity)`.as('held')])
    .where('subject', 'in', ids.map(subjectOf))
    .$if(line !== undefined, query => query.where('order_line_id', '!=', line ?? 0))
    .$if(order !== undefined, query => query.where(isNotOf(order ?? '')))
    .groupBy('subject')
    .execute()
  const baskets = await db
    .selectFrom('ticket_reservation_parts as parts')
    .innerJoin('ticket_reservations as baskets', 'baskets.id', 'parts.reservation_id')
    .select(['event_ticket_type_id', sql<number>`sum(quantity)`.as('held')])
    .select(sql<number>`coalesce(sum(quantity) filter (where waiter_id is not null), 0)`.as('offered'))
    .where('event_ticket_type_id', 'in', ids)
    .where('baskets.expires_at', '>', at)
    .where('baskets.order_id', 'is', null)
    .$if(Boolean(reservation), query => query.where('baskets.id', '!=', reservation ?? ''))
    .groupBy('event_ticket_type_id')
    .execute()
  const ordered = new Map(orders.map(({ subject, held }) => [subject, Number(held)]))
  const reserved = new Map(baskets.map(basket => [basket.event_ticket_type_id, basket]))
  return new Map(
    types.map(({ id, capacity, sold }) => {
      const basket = reserved.get(id)
      const held = (ordered.get(subjectOf(id)) ?? 0) + Number(basket?.held ?? 0)
      return [id, { left: capacity - sold - held, held, offered: Number(basket?.offered ?? 0) }]
    }),
  )
}

/** Needs `lockOf`. @throws {HttpError} 409 `tickets_sold_out` unless all of these tickets are left */
export async function refuseUnlessLeft(
  trx: Transaction<Database>,
  parts: readonly Part[],
  at: Date,
  except: Except = {},
): Promise<void> {
  const types = await typesOf(trx, parts)
  refuseUnlessIn({ types, lefts: await leftOfTypes(trx, types, at, except) }, parts)
}

interface Counted {
  readonly types: readonly Pick<TicketType, 'id' | 'title'>[]
  readonly lefts: ReadonlyMap<string, Left>
}

/** `refuseUnlessLeft` with counts that were read already. */
export function refuseUnlessIn({ types, lefts }: Counted, parts: readonly Part[]): void {
  for (const { event_ticket_type_id: id, quantity } of sumParts(parts)) {
    const type = types.find(one => one.id === id)
    const { left = 0, held = 0, offered = 0 } = lefts.get(id) ?? {}
    if (!type) throw ticketNotFound()
    const reserved = held > 0 && (offered > 0 ? 'offered' : 'in baskets')
    if (left < quantity) throw soldOut(type.title, Math.max(0, left), reserved)
  }
}

/** Needs `lockOf`. Are all of these tickets left? */
export async function areLeft(...asked: Parameters<typeof refuseUnlessLeft>): Promise<boolean> {
  try {
    await refuseUnlessLeft(...asked)
    return true
  } catch (problem) {
    if (problem instanceof HttpError) return false
    throw problem
  }
}

/** Needs `lockOf`. Counts tickets as sold, or with a negative sign as returned. */
export async function countSold(trx: Transaction<Database>, parts: readonly Part[], sign: 1 | -1 = 1): Promise<void> {
  for (const { event_ticket_type_id: id, quantity } of sumParts(parts)) {
    await trx
      .updateTable('ticket_types')
      .set(eb => ({ sold: eb('sold', '+', sign * quantity) }))
      .where('id', '=', id)
      .execute()
  }
}

function typesOf(trx: Transaction<Database>, parts: readonly Part[]): Promise<TicketType[]> {
  const ids = parts.map(part => part.event_ticket_type_id)
  return trx.selectFrom('ticket_types').selectAll().where('id', 'in', ids).execute()
}
