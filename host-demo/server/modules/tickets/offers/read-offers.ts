import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { addOnRows, leftOfChoices } from '../selling/add-ons.ts'
import type { TicketItem } from '../selling/find-item.ts'
import { leftOfItem, readOffers } from '../selling/list-tickets.ts'
import { recordOfAddOn } from './add-on-kind.ts'
import { revisionOf } from './offer-kind.ts'
import { recordOfBundle, recordOfType } from './types-and-bundles.ts'

type Wire = InferInput<(typeof endpoints)['adminTickets']['output']>

export const adminTickets: Handler<typeof endpoints.adminTickets> = call => offersOf(call)

/** The types, bundles and add-ons as the desk sees them. */
export async function offersOf(call: Pick<Call<unknown>, 'context' | 'event'>): Promise<Wire> {
  const { db, now } = call.context
  const event = await call.event()
  const { types, bundles, lefts } = await readOffers(db, event.id, await databaseTime(db, now))
  const waiting = await countsOf(db, event.id)
  const soldBundles = await soldOf(db, event.id)
  const { addOns, choices } = await addOnRows(db, event.id)
  const leftChoices = await leftOfChoices(db, choices)
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    types: types.map(type => {
      const { left = 0, held = 0, offered: promised = 0 } = lefts.get(type.id) ?? {}
      return {
        event_ticket_type_id: type.id,
        revision: revisionOf(recordOfType(type)),
        ...offered(type),
        left: Math.max(0, left),
        held: held - promised,
        offered: promised,
        capacity: type.capacity,
        sold: type.sold,
        waiting: waiting.get(type.id) ?? 0,
        waiting_listYN: yesNo(type.waiting_list),
      }
    }),
    bundles: bundles.map(bundle => ({
      ticket_bundle_id: bundle.id,
      revision: revisionOf(recordOfBundle(bundle)),
      ...offered(bundle),
      left: leftOfItem(lefts, bundle.parts).left,
      sold: soldBundles.get(bundle.id) ?? 0,
      parts: [...bundle.parts],
    })),
    add_ons: addOns.map(addOn => {
      const own = choices.filter(({ add_on_id }) => add_on_id === addOn.id)
      return {
        add_on_id: addOn.id,
        revision: revisionOf(recordOfAddOn(addOn, own)),
        kind: addOn.kind,
        title: addOn.title,
        help: addOn.help,
        place: addOn.place,
        requiredYN: yesNo(addOn.required),
        free_textYN: yesNo(addOn.free_text),
        event_ticket_type_ids: [...addOn.event_ticket_type_ids],
        choices: own.map(({ id, title, price, capacity, sold }) => ({
          ...{ add_on_choice_id: id, title, price, capacity, sold },
          left: leftChoices.get(id) ?? null,
        })),
      }
    }),
  }
}

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

/** How many people are on the waiting list, by type. */
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
