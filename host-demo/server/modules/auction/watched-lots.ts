import type { endpoints } from '../../../../src/api/table.ts'
import { type Call, type Handler, personOrRefuse } from '../../identity/call.ts'
import { findPublished } from './find-lot.ts'

type OneLot = Call<{ readonly auction_item_id: string }>

export const watchedLots: Handler<typeof endpoints.watchedLots> = call => watchedBy(call)

export const watchLot: Handler<typeof endpoints.watchLot> = async call => {
  const row = await watch(call)
  await call.context.db
    .insertInto('watched_lots')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return watchedBy(call)
}

export const unwatchLot: Handler<typeof endpoints.unwatchLot> = async call => {
  const { user_id, lot_id } = await watch(call)
  await call.context.db.deleteFrom('watched_lots').where('user_id', '=', user_id).where('lot_id', '=', lot_id).execute()
  return watchedBy(call)
}

async function watch(call: OneLot) {
  const event = await call.event()
  const { id: user_id } = await personOrRefuse(call)
  const { id: lot_id } = await findPublished(call.context.db, event.id, call.input.auction_item_id)
  return { user_id, lot_id }
}

async function watchedBy(call: Pick<Call<unknown>, 'context' | 'event' | 'person'>) {
  const event = await call.event()
  const { id } = await personOrRefuse(call)
  const lots = await call.context.db
    .selectFrom('watched_lots')
    .innerJoin('lots', 'lots.id', 'watched_lots.lot_id')
    .select('lots.id')
    .where('user_id', '=', id)
    .where('lots.event_id', '=', event.id)
    .orderBy('lots.number')
    .execute()
  return { auction_item_ids: lots.map(lot => lot.id) }
}
