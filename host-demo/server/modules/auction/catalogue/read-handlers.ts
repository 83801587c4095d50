import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import { findLot } from '../find-lot.ts'
import { formOf } from './lot-form.ts'
import { withUse } from './lot-use.ts'

export const adminLots: Handler<typeof endpoints.adminLots> = async call => {
  const { db } = call.context
  const { search = '', group } = call.input
  const event = await call.event()
  const found = db
    .selectFrom('lots')
    .leftJoin('lot_categories', 'lot_categories.id', 'lots.category_id')
    .where('lots.event_id', '=', event.id)
    .$if(group !== undefined, query =>
      query.where('lots.kind', group === 'live' ? '=' : '!=', 'live_auction').where('lots.published', '=', true),
    )
    .$if(search !== '', query =>
      query.where(eb =>
        eb.or([
          contains(sql`concat_ws(' ', lots.title, lots.donor)`, search),
          ...(/^\d{1,9}$/.test(search) ? [eb('lots.number', '=', Number(search))] : []),
        ]),
      ),
    )
  const { limit, offset } = pageOf(call.input)
  const lots = await found
    .selectAll('lots')
    .select('lot_categories.title as category')
    .orderBy('lots.number')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    items: lots.map(lot => ({
      auction_item_id: lot.id,
      sequence: lot.sequence,
      number: lot.number,
      title: lot.title,
      kind: lot.kind,
      category: lot.category,
      picture: lot.picture === null ? null : { uri: lot.picture },
      donor: lot.donor,
      publishedYN: lot.published ? 'yes' : 'no',
      state: lot.state,
      price: lot.price,
      opening_price: lot.opening_price,
      reserve: lot.reserve,
      buy_now_price: lot.buy_now_price,
      bid_count: lot.bid_count,
      sold: lot.sold,
      stock: lot.stock,
      opens_at: lot.opens_at.toISOString(),
      ends_at: lot.effective_ends_at.toISOString(),
      on_floorYN: lot.on_floor ? 'yes' : 'no',
      pausedYN: lot.paused_at ? 'yes' : 'no',
    })),
    total,
  }
}

export const adminLot: Handler<typeof endpoints.adminLot> = async call => {
  const { db } = call.context
  const { id } = await call.event()
  return formOf(await withUse(db, await findLot(db, id, call.input.auction_item_id)))
}
