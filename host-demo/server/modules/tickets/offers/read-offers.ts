import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { TicketItem } from '../selling/find-item.ts'
import { leftOfItem, readOffers } from '../selling/list-tickets.ts'

type Wire = InferInput<(typeof endpoints)['adminTickets']['output']>

export const adminTickets: Handler<typeof endpoints.adminTickets> = call => offersOf(call)

/** What the desk sees. */
export async function offersOf(call: Pick<Call<unknown>, 'context' | 'event'>): Promise<Wire> {
  const { db, now } = call.context
  const event = await call.event()
  const { types, bundles, lefts } = await readOffers(db, event.id, await databaseTime(db, now))
  const waiting = await countsOf(db, event.id)
  const soldBundles = await soldOf(db, event.id)
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    types: types.map(type => {
      const { left = 0, held = 0 } = lefts.get(type.id) ?? {}
      return {
        event_ticket_type_id: type.id,
        ...offered(type),
        left: Math.max(0, left),
        held,
        capacity: type.capacity,
        sold: type.sold,
        waiting: waiting.get(type.id) ?? 0,
        waiting_listYN: yesNo(type.waiting_list),
      }
    }),
    bundles: bundles.map(bundle => ({
      ticket_bundle_id: bundle.id,
      ...offered(bundle),
      left: leftOfItem(lefts, bundle.parts).left,
      sold: soldBundles.get(bundle.id) ?? 0,
      parts: [...bundle.parts],
    })),
  }
}

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

const offered = (item: Omit<TicketItem, 'parts'>) => ({
  title: item.title,
  description: item.description,
  price: item.price,
  place: item.place,
  sale_opens_at: item.sale_opens_at?.toISOString() ?? null,
  sale_closes_at: item.sale_closes_at?.toISOString() ?? null,
  per_order_limit: item.per_order_limit,
  restrictions: item.restrictions,
  hiddenYN: yesNo(item.hidden),
  publishedYN: yesNo(item.published),
})

/** How many people wait, by type. */
async function countsOf(db: Kysely<Database>, eventId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ticket_waiters')
    .select(['event_ticket_type_id as id', sql<number>`count(*)::int`.as('count')])
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .groupBy('event_ticket_type_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How many of each bundle are sold. */
async function soldOf(db: Kysely<Database>, eventId: string): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['ticket_bundle_id as id', sql<number>`sum(quantity)::int`.as('count')])
    .where('event_id', '=', eventId)
    .where('ticket_lines.state', '=', 'sold')
    .where('ticket_bundle_id', 'is not', null)
    .groupBy('ticket_bundle_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
