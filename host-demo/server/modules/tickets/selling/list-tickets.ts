import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { ticketStates } from '../../../../../src/api/tickets-read.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { sharedRead } from '../../../platform/db/batches.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { readAddOns } from './add-ons.ts'
import { ownPart, type Part, type TicketItem } from './find-item.ts'
import { saleState } from './refusals.ts'
import { type Left, leftOfTypes } from './stock.ts'

export const tickets: Handler<typeof endpoints.tickets> = async call => {
  const event = await call.event()
  return sharedRead(call.context.db, `tickets ${event.id}`, () => readTickets(call.context, event))
}

/** An event's tickets as guests see them. */
export async function readTickets({ db, now }: Pick<Context, 'db' | 'now'>, event: Event) {
  const at = await databaseTime(db, now)
  const offers = await readOffers(db, event.id, at)
  const sale = await db
    .selectFrom('ticket_sales')
    .select('sequence')
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    time_zone: event.settings.time_zone,
    server_time: at.toISOString(),
    sequence: sale?.sequence ?? 0,
    ...wireOf(offers, isShown, at),
    add_ons: await readAddOns(db, event.id),
  }
}

/** The wire shape of the picked types and bundles. */
export function wireOf(
  { types, bundles, lefts }: Offers,
  isPicked: (item: Omit<TicketItem, 'parts'>) => boolean,
  at: Date,
) {
  const titles = new Map(types.map(({ id, title }) => [id, title]))
  return {
    types: types.filter(isPicked).map(type => ({
      event_ticket_type_id: type.id,
      ...offered(type, leftOfItem(lefts, ownPart(type)), at),
      waiting_listYN: type.waiting_list && !type.hidden ? ('yes' as const) : ('no' as const),
    })),
    bundles: bundles.filter(isPicked).map(bundle => ({
      ticket_bundle_id: bundle.id,
      ...offered(bundle, leftOfItem(lefts, bundle.parts), at),
      parts: bundle.parts.map(part => ({ ...part, title: titles.get(part.event_ticket_type_id) ?? '' })),
    })),
  }
}

const isShown = ({ published, hidden }: Pick<TicketItem, 'published' | 'hidden'>) => published && !hidden

export type Offers = Awaited<ReturnType<typeof readOffers>>

/**
 * All types and bundles of an event in order, including drafts and hidden ones, and how many of each type are left.
 */
export async function readOffers(db: Kysely<Database>, eventId: string, at: Date) {
  const types = await db
    .selectFrom('ticket_types')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
  const rows = await db
    .selectFrom('ticket_bundles')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
  const parts = await db
    .selectFrom('ticket_bundle_parts')
    .innerJoin('ticket_bundles', 'ticket_bundles.id', 'ticket_bundle_id')
    .select(['ticket_bundle_id', 'event_ticket_type_id', 'quantity'])
    .where('event_id', '=', eventId)
    .orderBy('event_ticket_type_id')
    .execute()
  const bundles: TicketItem[] = rows.map(row => ({
    ...row,
    parts: parts
      .filter(part => part.ticket_bundle_id === row.id)
      .map(({ event_ticket_type_id, quantity }) => ({ event_ticket_type_id, quantity })),
  }))
  return { types, bundles, lefts: await leftOfTypes(db, types, at) }
}

/**
 * How many pieces can be made of the tickets that are left, and how many are held by others. What is held does not count
 * where not even all of it would make a piece.
 */
export function leftOfItem(lefts: ReadonlyMap<string, Left>, parts: readonly Part[]): Left {
  const each = parts.map(({ event_ticket_type_id: id, quantity }) => {
    const { left, held, offered } = lefts.get(id) ?? { left: 0, held: 0, offered: 0 }
    return { left: Math.max(0, Math.floor(left / quantity)), held, offered, isGone: left + held < quantity }
  })
  if (each.some(({ isGone }) => isGone)) return { left: 0, held: 0, offered: 0 }
  const short = each.filter(one => one.left === 0)
  return {
    left: each.length ? Math.min(...each.map(one => one.left)) : 0,
    held: Math.max(0, ...short.map(one => one.held)),
    offered: Math.max(0, ...short.map(one => one.offered)),
  }
}

type State = (typeof ticketStates)[number]

type Window = Pick<TicketItem, 'sale_opens_at' | 'sale_closes_at'>

function stateOf(item: Window, { left, held }: Left, at: Date): State {
  const sale = saleState(item, at)
  if (sale !== 'open') return sale
  if (left > 0) return 'on_sale'
  return held > 0 ? 'all_reserved' : 'sold_out'
}

/** The part of an offer that changes while it is sold. */
export const stockOf = (item: Window, left: Left, at: Date) => ({
  state: stateOf(item, left, at),
  left: left.left,
  offeredYN: left.offered > 0 ? ('yes' as const) : ('no' as const),
})

type Offered = Omit<InferInput<typeof endpoints.tickets.output>['bundles'][number], 'ticket_bundle_id' | 'parts'>

function offered(item: Omit<TicketItem, 'parts'>, left: Left, at: Date): Offered {
  return {
    title: item.title,
    description: item.description,
    price: item.price,
    ...stockOf(item, left, at),
    sale_opens_at: item.sale_opens_at?.toISOString() ?? null,
    sale_closes_at: item.sale_closes_at?.toISOString() ?? null,
    per_order_limit: item.per_order_limit,
    restrictions: item.restrictions,
  }
}
