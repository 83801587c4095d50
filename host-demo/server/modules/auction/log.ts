import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import { chainedHash, type LogEntry } from './rules/log-chain.ts'
import type { LogKind } from './tables.ts'

/** A bid's part of its entry. */
export interface LoggedBid {
  readonly bidder: string
  readonly key: string
  readonly amount: number
  readonly salt: string
  readonly commitment: string
  readonly networkDelay: number | null
}

/** What a receipt is made of. */
export type StoredEntry = Pick<
  Selectable<Database['auction_log']>,
  'sequence' | 'at' | 'amount' | 'salt' | 'network_delay' | 'hash'
>

/**
 * Adds the next entry to a lot's log. Needs the lot's lock.
 * @param after the lot's new state, without sequence and hash
 */
export async function appendToLog(
  trx: Transaction<Database>,
  lot: Lot,
  kind: LogKind,
  at: Date,
  after: Pick<Lot, 'price' | 'leaders' | 'effective_ends_at'>,
  bid?: LoggedBid,
): Promise<StoredEntry> {
  const sequence = lot.sequence + 1
  const entry: LogEntry = {
    lot_id: lot.id,
    sequence,
    at: at.toISOString(),
    kind,
    bidder: bid?.bidder ?? null,
    commitment: bid?.commitment ?? null,
    price: after.price,
    leaders: after.leaders.join(' '),
    ends_at: after.effective_ends_at.toISOString(),
  }
  const stored = {
    sequence,
    at,
    amount: bid?.amount ?? null,
    salt: bid?.salt ?? null,
    network_delay: bid?.networkDelay ?? null,
    hash: chainedHash(lot.log_hash, entry),
  }
  await trx
    .insertInto('auction_log')
    .values({
      ...stored,
      lot_id: lot.id,
      kind,
      bidder_id: bid?.bidder ?? null,
      key: bid?.key ?? null,
      entry: JSON.stringify(entry),
    })
    .execute()
  return stored
}
