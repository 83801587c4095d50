import type { ExpressionBuilder } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import type { Context } from '../../platform/context.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isHidden } from './bid-data.ts'
import { shownAs } from './bidders.ts'
import { leadersOf } from './explain-outcome.ts'
import { findPublished, termsOf } from './find-lot.ts'
import { readBriefs } from './lot-wire.ts'

export const auctionCategories: Handler<typeof endpoints.auctionCategories> = async call => {
  const event = await call.event()
  return call.context.db
    .selectFrom('lot_categories')
    .leftJoin('lots', join =>
      join
        .onRef('lots.category_id', '=', 'lot_categories.id')
        .on('lots.published', '=', true)
        .on('lots.state', '!=', 'withdrawn'),
    )
    .select(eb => [
      'lot_categories.id as category_id',
      'lot_categories.title',
      eb.fn.count<number>('lots.id').as('items'),
    ])
    .where('lot_categories.event_id', '=', event.id)
    .groupBy('lot_categories.id')
    .orderBy('lot_categories.place')
    .execute()
}

export const auctionItem: Handler<typeof endpoints.auctionItem> = async call => {
  const event = await call.event()
  const id = call.input.auction_item_id
  return sharedRead(call.context.db, `lot ${event.id} ${id}`, () => readItem(call.context, event, id))
}

async function readItem({ db, now }: Context, event: Event, id: string) {
  const lot = await findPublished(db, event.id, id)
  const entries = isHidden(lot)
    ? []
    : await db
        .selectFrom('auction_log')
        .select(['sequence', 'at', 'bidder_id', 'amount', 'entry'])
        .select(eb => isStanding(eb).as('stands'))
        .where('lot_id', '=', lot.id)
        .where('kind', 'in', ['bid', 'floor_bid'])
        .where(notWithdrawn)
        .orderBy('sequence', 'desc')
        .limit(50)
        .execute()
  const leading = entries.map(leadersOf)
  const shown = await shownAs(db, [...leading.flat(), ...entries.map(bid => bid.bidder_id ?? '')])
  const briefOf = await readBriefs(db, event, [lot])
  const name = (id: string) => shown.get(id) ?? ''
  return {
    ...briefOf(lot),
    log_hash: lot.log_hash,
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    server_time: (await databaseTime(db, now)).toISOString(),
    description: lot.description,
    pictures: lot.pictures.map(uri => ({ uri })),
    restrictions: lot.restrictions,
    maximum_bidsYN: lot.proxy ? ('yes' as const) : ('no' as const),
    extension_minutes: lot.extension_minutes,
    increments: [...termsOf(lot, event.currency_decimals).increments],
    history: entries.map(({ sequence, at, bidder_id, amount, entry, stands }, index) => ({
      sequence,
      at: at.toISOString(),
      bidder: name(bidder_id ?? ''),
      // The log's entry of a sealed bid has no price.
      price: lot.kind === 'sealed_bid' ? (amount ?? 0) : Number(entry.price),
      replacedYN: lot.kind === 'sealed_bid' && !stands ? ('yes' as const) : ('no' as const),
      leaders: (leading[index] ?? []).map(name),
    })),
  }
}

const notWithdrawn = (eb: ExpressionBuilder<Database, 'auction_log'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('withdrawn_bids')
        .select('withdrawn_bids.sequence')
        .whereRef('withdrawn_bids.lot_id', '=', 'auction_log.lot_id')
        .whereRef('withdrawn_bids.sequence', '=', 'auction_log.sequence'),
    ),
  )

/** Of a bidder's sealed bids only the last one stands. */
const isStanding = (eb: ExpressionBuilder<Database, 'auction_log'>) =>
  eb.exists(
    eb
      .selectFrom('standing_bids')
      .select('standing_bids.sequence')
      .whereRef('standing_bids.lot_id', '=', 'auction_log.lot_id')
      .whereRef('standing_bids.bidder_id', '=', 'auction_log.bidder_id')
      .whereRef('standing_bids.sequence', '=', 'auction_log.sequence'),
  )
