import type { Kysely, Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { cancel, schedule } from '../../platform/jobs/schedule.ts'
import { type Alert, alertBidders } from './alerts.ts'
import { bidDataOf, pushBidData } from './bid-data.ts'
import { shownAs } from './bidders.ts'
import { type Lot, lockLot, termsOf } from './find-lot.ts'
import { appendToLog } from './log.ts'
import { outcomeOf, payments } from './rules/standing.ts'
import { bestBids } from './standing-bids.ts'

const kind = 'close-lot'

/** Closes the lot at its end, also if an earlier end was scheduled. */
export async function scheduleClose(trx: Kysely<Database>, lot: Pick<Lot, 'id' | 'effective_ends_at'>): Promise<void> {
  await schedule(trx, { kind, key: lot.id, dueAt: lot.effective_ends_at })
}

export async function cancelClose(trx: Kysely<Database>, lot: Pick<Lot, 'id'>): Promise<void> {
  await cancel(trx, { kind, key: lot.id })
}

/** Closes a lot once, by the database's clock: whatever bid holds the lot's lock before it counts. */
export const closeLotJob: JobKind = {
  kind,
  async run({ db, now, rowLocks, outbox }, job) {
    const event = await eventOf(db, job.key)
    if (!event) return
    await inTransaction(db, async trx => {
      const lot = await lockLot(trx, event.id, job.key, rowLocks)
      const at = await databaseTime(trx, now)
      if (lot.state === 'open' && at >= lot.effective_ends_at) await closeLot(trx, event, lot, at)
      else if (lot.state === 'open') return scheduleClose(trx, lot)
      await job.complete(trx)
    })
    outbox.wake()
  },
}

function eventOf(db: Kysely<Database>, lotId: string): Promise<Event | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', db => db.selectFrom('lots').select('event_id').where('id', '=', lotId))
    .executeTakeFirst()
}

async function closeLot(trx: Transaction<Database>, event: Event, lot: Lot, at: Date): Promise<void> {
  const terms = termsOf(lot, event.currency_decimals)
  const outcome = outcomeOf(terms, await bestBids(trx, lot))
  const wins = payments(terms, outcome)
  const result = {
    price: outcome.price,
    leaders: outcome.leaders.map(({ bidder }) => bidder),
    reserve_met: outcome.reserveMet,
  }
  const { sequence, hash } = await appendToLog(trx, lot, 'closed', at, { ...lot, ...result })
  const closed: Lot = { ...lot, ...result, state: 'closed', sequence, log_hash: hash }
  await trx
    .updateTable('lots')
    .set({ ...result, leaders: JSON.stringify(result.leaders), state: 'closed', sequence, log_hash: hash })
    .where('id', '=', lot.id)
    .execute()
  if (wins.length) {
    const rows = wins.map(({ bidder, pays }) => ({ lot_id: lot.id, bidder_id: bidder, amount: pays }))
    await trx.insertInto('lot_wins').values(rows).execute()
  }
  await pushBidData(trx, closed, bidDataOf(closed, terms, await shownAs(trx, closed.leaders)))
  const bidders = await trx.selectFrom('standing_bids').select('bidder_id').where('lot_id', '=', lot.id).execute()
  const paid = new Map(wins.map(({ bidder, pays }) => [bidder, pays]))
  const alertTo = (id: string): Alert => {
    const price = paid.get(id)
    return price === undefined ? { outcome: 'lost', price: closed.price } : { outcome: 'won', price }
  }
  await alertBidders(trx, closed, new Map(bidders.map(({ bidder_id: id }) => [id, alertTo(id)])))
}
