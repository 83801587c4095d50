import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import { findOffer } from '../find-offer.ts'
import { lotsThere } from '../given-lots.ts'
import { detailsOf, rowOf } from './desk-wire.ts'

export const adminDonatedItems: Handler<typeof endpoints.adminDonatedItems> = async call => {
  const { context, input } = call
  const { id: eventId, currency, currency_decimals } = await call.event()
  const { state, search = '' } = input
  const offers = context.db.selectFrom('donated_items').where('event_id', '=', eventId)
  let found = offers.$if(state !== undefined, query => query.where('state', '=', state ?? 'new'))
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const text = sql<string>`concat_ws(' ', title, first_name, last_name, email, company, shown_as, mobile)`
    found = found.where(contains(text, word))
  }
  const sorted = found.selectAll().orderBy('offered_at', 'desc').orderBy('id')
  const { rows, total } = await rowsOfPage(found, sorted, input)
  const { waiting } = await offers
    .where('state', '=', 'new')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  const lots = await lotsThere(context, context.db, eventId, rows)
  return {
    currency,
    currency_decimals,
    items: rows.map(offer => rowOf(offer, lots)),
    total,
    new_count: Number(waiting),
  }
}

export const adminDonatedItem: Handler<typeof endpoints.adminDonatedItem> = async call => {
  const { db } = call.context
  const event = await call.event()
  const offer = await findOffer(db, event.id, call.input.offer_id)
  return detailsOf(event, offer, await lotsThere(call.context, db, event.id, [offer]))
}
