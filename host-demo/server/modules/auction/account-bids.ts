import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isHidden } from './bid-data.ts'
import { findBidder, shownAs } from './bidders.ts'
import { lotsOf } from './find-lot.ts'
import { readBriefs } from './lot-wire.ts'
import { markOf } from './mark-of.ts'
import { isWaiting, leadersOf, whyOf } from './why.ts'

export const accountBids: Handler<typeof endpoints.accountBids> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const head = {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    server_time: (await databaseTime(db, now)).toISOString(),
  }
  const bidder = await findBidder(db, event.id, person)
  if (!bidder) return { ...head, items: [] }
  const lots = await lotsOf(db, event.id)
    // Nobody bids for one more piece that the organiser sells them.
    .leftJoin('standing_bids', join =>
      join.onRef('standing_bids.lot_id', '=', 'lots.id').on('standing_bids.bidder_id', '=', bidder.id),
    )
    .leftJoin('lot_wins', join =>
      join.onRef('lot_wins.lot_id', '=', 'lots.id').on('lot_wins.bidder_id', '=', bidder.id),
    )
    .select(eb => [
      eb.fn.coalesce('standing_bids.maximum', 'lot_wins.amount').$castTo<number>().as('own_maximum'),
      eb.fn.coalesce('standing_bids.sequence', eb.val(0)).as('own_sequence'),
      'lot_wins.amount as to_pay',
      'lot_wins.paid_at',
      'lot_wins.refunded_at',
    ])
    .where('lots.id', 'in', db =>
      db
        .selectFrom('standing_bids')
        .select('lot_id')
        .where('bidder_id', '=', bidder.id)
        .union(db.selectFrom('lot_wins').select('lot_id').where('bidder_id', '=', bidder.id)),
    )
    .orderBy('lots.effective_ends_at')
    .orderBy('lots.number')
    .execute()
  const overtaking = await overtakingOf(db, bidder.id)
  const after = await afterClose(db, bidder.id)
  const shown = await shownAs(
    db,
    overtaking.flatMap(entry => [entry.bidder_id ?? '', ...leadersOf(entry)]),
  )
  const briefOf = await readBriefs(db, event, lots)
  return {
    ...head,
    items: lots.map(({ own_maximum, own_sequence, to_pay, paid_at, refunded_at, ...lot }) => {
      const leads = lot.leaders.includes(bidder.id)
      const closed = to_pay === null ? 'lost' : 'won'
      const waits = isHidden(lot) || isWaiting(lot, { bidder: bidder.id, maximum: own_maximum })
      const open = waits ? 'placed' : leads ? 'leading' : 'outbid'
      const outcomes = { open, closed, withdrawn: 'withdrawn' } as const
      return {
        ...briefOf(lot),
        outcome: outcomes[lot.state],
        own_mark: markOf(lot, bidder.id),
        own_maximum,
        to_pay,
        paidYN: to_pay === null ? null : paid_at && !refunded_at ? 'yes' : 'no',
        refundedYN: to_pay === null ? null : refunded_at ? 'yes' : 'no',
        why: whyOf(
          event,
          lot,
          {
            bidder: bidder.id,
            maximum: own_maximum,
            sequence: own_sequence,
            pays: to_pay,
            isRefunded: refunded_at !== null,
            after: after.get(lot.id),
            overtaking: overtaking.find(entry => entry.lot_id === lot.id),
          },
          shown,
        ),
      }
    }),
  }
}

/** Of each lot that somebody has bid on, the first entry from their last bid on after which they did not lead. */
function overtakingOf(db: Kysely<Database>, bidderId: string) {
  return db
    .selectFrom('auction_log')
    .innerJoin('standing_bids', join =>
      join
        .onRef('standing_bids.lot_id', '=', 'auction_log.lot_id')
        .onRef('auction_log.sequence', '>=', 'standing_bids.sequence'),
    )
    .distinctOn('auction_log.lot_id')
    .select(['auction_log.lot_id', 'auction_log.sequence', 'at', 'auction_log.bidder_id', 'entry'])
    .where('standing_bids.bidder_id', '=', bidderId)
    .where('kind', 'in', ['bid', 'floor_bid', 'bid_reinstated'])
    .where(sql<boolean>`entry ->> 'leaders' not like ${`%${bidderId}%`}`)
    .orderBy('auction_log.lot_id')
    .orderBy('auction_log.sequence')
    .execute()
}

/** By lot, what the organiser did last about somebody's win after the close, unless the bidding is open again. */
async function afterClose(db: Kysely<Database>, bidderId: string) {
  const { rows } = await sql<{ lot_id: string; kind: 'copy_sold' | 'win_cancelled' }>`
    select distinct on (lot_id) lot_id, kind from auction_log done
    where bidder_id = ${bidderId} and kind in ('copy_sold', 'win_cancelled')
      and not exists (select from auction_log later where later.lot_id = done.lot_id
        and later.sequence > done.sequence and later.kind in ('reopened', 'reinstated'))
    order by lot_id, sequence desc
  `.execute(db)
  return new Map(rows.map(({ lot_id, kind }) => [lot_id, kind]))
}
