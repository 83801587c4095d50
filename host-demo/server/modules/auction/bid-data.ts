import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { type bidData, bidDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import { markOf } from './mark-of.ts'
import { nextOf, type Terms } from './rules/standing.ts'
import { isGone, isOffered } from './stock.ts'

/** A lot's bids, as everybody may see them. A sealed lot has neither price nor leaders until it closes. */
export function bidDataOf(lot: Lot, terms: Terms, shown: ReadonlyMap<string, string>): InferInput<typeof bidData> {
  return {
    auction_item_id: lot.id,
    sequence: lot.sequence,
    state: lot.state,
    price: lot.price,
    next_bid: lot.asking_price ?? nextOf(terms, lot.leaders.length, lot.price),
    bid_count: lot.bid_count,
    reserve_metYN: isHidden(lot) || lot.reserve === null ? null : lot.reserve_met ? 'yes' : 'no',
    soldYN: isGone(lot) ? 'yes' : 'no',
    leaders: lot.leaders.map(id => shown.get(id) ?? ''),
    leader_marks: lot.leaders.map(id => markOf(lot, id)),
    ends_at: lot.effective_ends_at.toISOString(),
    pausedYN: lot.paused_at ? 'yes' : 'no',
    buy_now_price: isOffered(lot) ? lot.buy_now_price : null,
    on_floorYN: lot.on_floor ? 'yes' : 'no',
    asking_price: lot.asking_price,
    remote_lockedYN: lot.remote_locked ? 'yes' : 'no',
    log_hash: lot.log_hash,
  }
}

/** Are its bids still sealed? */
export const isHidden = ({ kind, state }: Pick<Lot, 'kind' | 'state'>) => kind === 'sealed_bid' && state !== 'closed'

/** Tells everybody at the event after the commit. */
export async function pushBidData(trx: Kysely<Database>, lot: Lot, data: InferInput<typeof bidData>): Promise<void> {
  const push = { channel: eventChannel(lot.event_id), event: bidDataPush.event, subject: lot.id }
  await trx
    .insertInto('outbox')
    .values({ ...push, data: JSON.stringify(data) })
    .execute()
}
