import { type Kysely, type QueryCreator, sql } from 'kysely'
import { bidDataPush } from '../../../../src/api/auction.ts'
import { eventChannel } from '../../../../src/api/channels.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type NewJob, newJobs } from '../../platform/jobs/schedule.ts'
import { alertTo } from './alerts.ts'
import { bidDataOf } from './bid-data.ts'
import { type Lot, termsOf } from './find-lot.ts'
import type { nextRow } from './log.ts'
import { outbidMail } from './mails/outbid-mail-kind.ts'
import { notifyOutbid } from './notify-outbid.ts'
import type { Found } from './read-for-bids.ts'
import type { Bid } from './rules/standing.ts'
import { closeLotKind } from './schedule-close.ts'

/** An accepted bid with its row in the log. */
export interface Accepted {
  readonly row: ReturnType<typeof nextRow>
  readonly bid: Bid
}

/** Writes accepted bids and everything that follows from them: off the floor, where crowds bid, in one statement. */
export async function storeBids(
  trx: Kysely<Database>,
  event: Event,
  lot: Lot,
  changed: Lot,
  found: Found,
  accepted: readonly Accepted[],
): Promise<void> {
  const { id, retail_value } = lot
  // Of several bids of one bidder the last one stands.
  const standing = new Map(accepted.map(({ bid }) => [bid.bidder, bid]))
  // On the floor, maximums from before may be outbid too: see below.
  const outbid = lot.on_floor ? [] : lot.leaders.filter(bidder => !changed.leaders.includes(bidder))
  const { price, leaders, reserve_met, bid_count, effective_ends_at, asking_price, sequence, log_hash } = changed
  const bidData = bidDataOf(changed, termsOf(changed, event.currency_decimals), found.shown)
  const push = { channel: eventChannel(lot.event_id), event: bidDataPush.event, subject: id }
  const alerts = outbid.flatMap(bidder => {
    const user = found.users.get(bidder)
    return user === undefined ? [] : [alertTo(user, event, changed, { outcome: 'outbid', price })]
  })
  const jobs: NewJob[] = outbid
    .filter(bidder => found.users.has(bidder))
    .map(bidder => outbidMail(id, bidder, found.at))
  if (effective_ends_at > lot.effective_ends_at) jobs.push({ kind: closeLotKind, key: id, dueAt: effective_ends_at })
  await creatorWith(trx, jobs)
    .with('logged', db => db.insertInto('auction_log').values(accepted.map(({ row }) => row)))
    .with('stands', db =>
      db
        .insertInto('standing_bids')
        .values(
          [...standing.values()].map(({ bidder: bidder_id, maximum, sequence }) => ({
            lot_id: id,
            bidder_id,
            maximum,
            sequence,
            retail_value,
          })),
        )
        .onConflict(conflict =>
          conflict
            .columns(['lot_id', 'bidder_id'])
            .doUpdateSet(eb => ({
              maximum: eb.ref('excluded.maximum'),
              sequence: eb.ref('excluded.sequence'),
              retail_value: eb.ref('excluded.retail_value'),
            }))
            // A bid on the floor does not replace a higher maximum of the same bidder from before.
            .where(sql<boolean>`${!lot.on_floor} or standing_bids.maximum < excluded.maximum`),
        ),
    )
    .with('pushed', db => db.insertInto('outbox').values([{ ...push, data: JSON.stringify(bidData) }, ...alerts]))
    .updateTable('lots')
    .set({ price, reserve_met, bid_count, effective_ends_at, asking_price, sequence, log_hash })
    .set({ leaders: JSON.stringify(leaders) })
    .where('id', '=', id)
    .execute()
  if (lot.on_floor) await notifyOutbid(trx, { event, at: found.at }, { before: lot, after: changed })
}

const creatorWith = (trx: Kysely<Database>, jobs: readonly NewJob[]): QueryCreator<Database> =>
  jobs.length ? trx.with('due', db => newJobs(db, jobs)) : trx
