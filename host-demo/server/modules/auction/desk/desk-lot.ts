import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { lotAtDesk as lotAtDeskEndpoint } from '../../../../../src/api/admin-auction.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { bidDataOf } from '../bid-data.ts'
import { findLot, type Lot, termsOf } from '../find-lot.ts'
import { markOf } from '../mark-of.ts'
import { nextBidderOf } from './next-bidder.ts'

type Wire = InferInput<typeof lotAtDeskEndpoint.output>

export const lotAtDesk: Handler<typeof endpoints.lotAtDesk> = async call => {
  const event = await call.event()
  const { context, input } = call
  return deskLotOf(context, event, await findLot(context.db, event.id, input.auction_item_id))
}

/** A lot as the auction desk sees it. */
export async function deskLotOf({ db, now }: Context, event: Event, lot: Lot): Promise<Wire> {
  const { currency, currency_decimals } = event
  const terms = termsOf(lot, currency_decimals)
  const [leaders, pre_bids, wins, next_bidder, entries, refused] = [
    await leadersOf(db, lot),
    await preBidsOf(db, lot),
    await winsOf(db, lot),
    await nextBidderOf(db, lot, terms),
    await entriesOf(db, lot),
    await refusedOf(db, lot),
  ]
  return {
    ...bidDataOf(lot, terms, new Map(leaders.map(({ id, shown_as }) => [id, shown_as]))),
    leader_paddles: Object.fromEntries(leaders.map(({ id, paddle }) => [markOf(lot, id), paddle])),
    currency,
    currency_decimals,
    server_time: (await databaseTime(db, now)).toISOString(),
    number: lot.number,
    kind: lot.kind,
    title: lot.title,
    opening_price: lot.opening_price,
    reserve: lot.reserve,
    increments: [...terms.increments],
    pre_bids,
    next_bidder,
    wins: wins.map(({ paid_at, refunded_at, ...win }) => ({
      ...win,
      paidYN: paid_at && !refunded_at ? 'yes' : 'no',
      refundedYN: refunded_at ? 'yes' : 'no',
    })),
    entries: entries.map(({ at, entry, amount, first_name, last_name, withdrawn, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: row.kind === 'asking_price' ? Number(entry.asking_price) : areSecret(lot, row.kind) ? null : amount,
      price: typeof entry.price === 'number' ? entry.price : null,
      by: first_name === null ? null : `${first_name} ${last_name}`.trim(),
      reason: typeof entry.reason === 'string' ? entry.reason : null,
      minutes: typeof entry.minutes === 'number' ? entry.minutes : null,
      withdrawnYN: withdrawn === null ? 'no' : 'yes',
    })),
    refused: refused.map(({ id, at, amount, error, why, ...bid }) => ({
      ...bid,
      refusal_id: id,
      at: at.toISOString(),
      amount: areSecret(lot, 'bid') ? null : amount,
      // The message would reveal the bidder's own secret maximum.
      why: areSecret(lot, 'bid') && error === 'bid_too_low' ? null : why,
    })),
  }
}

/** Maximums and sealed bids stay secret until the close. */
const areSecret = ({ kind, state }: Lot, entry: string) =>
  state !== 'closed' && kind !== 'live_auction' && entry === 'bid'

async function leadersOf(db: Kysely<Database>, { leaders }: Lot) {
  if (!leaders.length) return []
  return db.selectFrom('bidders').select(['id', 'paddle', 'shown_as']).where('id', 'in', leaders).execute()
}

function preBidsOf(db: Kysely<Database>, { id, kind }: Lot) {
  if (kind !== 'live_auction') return []
  return db
    .selectFrom('standing_bids')
    .innerJoin('auction_log', join =>
      join
        .onRef('auction_log.lot_id', '=', 'standing_bids.lot_id')
        .onRef('auction_log.sequence', '=', 'standing_bids.sequence'),
    )
    .innerJoin('bidders', 'bidders.id', 'standing_bids.bidder_id')
    .select(['paddle', 'shown_as', 'maximum'])
    .where('standing_bids.lot_id', '=', id)
    .where('auction_log.kind', '=', 'pre_bid')
    .orderBy('maximum', 'desc')
    .orderBy('standing_bids.sequence')
    .limit(100)
    .execute()
}

function winsOf(db: Kysely<Database>, { id }: Lot) {
  return db
    .selectFrom('lot_wins')
    .innerJoin('bidders', 'bidders.id', 'lot_wins.bidder_id')
    .select(['paddle', 'shown_as', 'amount', 'paid_at', 'refunded_at'])
    .where('lot_id', '=', id)
    .orderBy('amount', 'desc')
    .orderBy('paddle')
    .execute()
}

function entriesOf(db: Kysely<Database>, { id }: Lot) {
  return db
    .selectFrom('auction_log')
    .leftJoin('bidders', 'bidders.id', 'auction_log.bidder_id')
    .leftJoin('users', 'users.id', 'auction_log.actor_id')
    .leftJoin('withdrawn_bids', join =>
      join
        .onRef('withdrawn_bids.lot_id', '=', 'auction_log.lot_id')
        .onRef('withdrawn_bids.sequence', '=', 'auction_log.sequence'),
    )
    .select(['auction_log.sequence', 'at', 'kind', 'paddle', 'shown_as', 'amount', 'entry', 'first_name', 'last_name'])
    .select('withdrawn_bids.sequence as withdrawn')
    .where('auction_log.lot_id', '=', id)
    .orderBy('auction_log.sequence', 'desc')
    .limit(100)
    .execute()
}

function refusedOf(db: Kysely<Database>, { id }: Lot) {
  return db
    .selectFrom('refused_bids')
    .innerJoin('bidders', 'bidders.id', 'refused_bids.bidder_id')
    .select(['refused_bids.id', 'at', 'paddle', 'shown_as', 'amount', 'error', 'why'])
    .where('lot_id', '=', id)
    .orderBy('refused_bids.id', 'desc')
    .limit(50)
    .execute()
}
