import { type Kysely, sql } from 'kysely'
import { eventChannel } from '../../../../../src/api/channels.ts'
import { ticketStockPush } from '../../../../../src/api/tickets.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { maxDataBytes } from '../../../platform/realtime/event-call.ts'
import { ownPart } from './find-item.ts'
import { leftOfItem, type Offers, readOffers, stockOf } from './list-tickets.ts'

/**
 * Pushes what is left to everybody at the event after the commit, or, where it is more than a push can have, that it
 * is to be read again. Of several simultaneous changes only the last is sent.
 * @param edited texts, prices or visibility have changed too
 * @param offers the current ones, if they were read already
 */
export async function pushStock(
  trx: Kysely<Database>,
  eventId: string,
  at: Date,
  { edited = false, offers }: { readonly edited?: boolean; readonly offers?: Offers } = {},
): Promise<void> {
  const { sequence } = await trx
    .insertInto('ticket_sales')
    .values({ event_id: eventId, sequence: 1 })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet({ sequence: sql`ticket_sales.sequence + 1` }))
    .returning('sequence')
    .executeTakeFirstOrThrow()
  const { types, bundles, lefts } = offers ?? (await readOffers(trx, eventId, at))
  const data = {
    sequence,
    types: types
      .filter(type => type.published && !type.hidden)
      .map(type => {
        const left = leftOfItem(lefts, ownPart(type))
        return { event_ticket_type_id: type.id, ...stockOf(type, left, at) }
      }),
    bundles: bundles
      .filter(bundle => bundle.published && !bundle.hidden)
      .map(bundle => {
        const left = leftOfItem(lefts, bundle.parts)
        return { ticket_bundle_id: bundle.id, ...stockOf(bundle, left, at) }
      }),
    editedYN: edited ? 'yes' : 'no',
  }
  const text = JSON.stringify(data)
  const fits = Buffer.byteLength(text) <= maxDataBytes
  const push = { channel: eventChannel(eventId), event: ticketStockPush.event }
  await trx
    .insertInto('outbox')
    .values({
      ...push,
      subject: edited || !fits ? 'tickets edited' : 'tickets',
      data: fits ? text : JSON.stringify({ sequence, types: [], bundles: [], editedYN: 'yes' }),
    })
    .execute()
}
