import type { Transaction } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { bidDataOf, pushBidData } from './bid-data.ts'
import { shownAs } from './bidders.ts'
import { type Lot, termsOf } from './find-lot.ts'
import { appendToLog, type NewEntry } from './log.ts'
import { scheduleClose } from './schedule-close.ts'

/** Columns that can change while the lot is in the auction. */
export type LotChange = Partial<
  Pick<
    Lot,
    | 'price'
    | 'leaders'
    | 'reserve_met'
    | 'bid_count'
    | 'closes_at'
    | 'effective_ends_at'
    | 'state'
    | 'on_floor'
    | 'asking_price'
    | 'remote_locked'
    | 'paused_at'
    | 'winners'
    | 'sold'
    | 'won'
  >
>

/** Changes a lot with an entry in its log, and tells everybody after the commit. Needs the lot's lock. */
export async function changeLot(
  trx: Transaction<Database>,
  event: Event,
  lot: Lot,
  at: Date,
  entry: NewEntry,
  change: LotChange,
): Promise<Lot> {
  const { sequence, log_hash } = await appendToLog(trx, lot, at, entry, { ...lot, ...change })
  const { leaders, ...rest } = change
  await trx
    .updateTable('lots')
    .set({ ...rest, ...(leaders && { leaders: JSON.stringify(leaders) }), sequence, log_hash })
    .where('id', '=', lot.id)
    .execute()
  const changed: Lot = { ...lot, ...change, sequence, log_hash }
  const endMoves = changed.effective_ends_at.getTime() !== lot.effective_ends_at.getTime()
  const resumes = lot.state !== 'open' || lot.paused_at !== null
  // A draft is shown to nobody and has no end.
  if (!lot.published) return changed
  if (isOpenByClock(changed) && (endMoves || resumes)) await scheduleClose(trx, changed)
  const terms = termsOf(changed, event.currency_decimals)
  await pushBidData(trx, changed, bidDataOf(changed, terms, await shownAs(trx, changed.leaders)))
  return changed
}

const isOpenByClock = ({ state, paused_at }: Lot) => state === 'open' && paused_at === null
