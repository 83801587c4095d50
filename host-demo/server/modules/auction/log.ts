import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Lot } from './find-lot.ts'
import { chainedHash, type LogEntry } from './rules/log-chain.ts'
import type { LogKind } from './tables.ts'

/** The part of an entry that only a bid has. */
interface LoggedBid {
  readonly bidder: string
  readonly key: string | null
  readonly amount: number
  readonly salt: string
  readonly commitment: string
  readonly networkDelay: number | null
}

/** The organiser who did it, and their request. */
interface Actor {
  readonly id: string
  readonly key: string | null
  /** Of what was asked, if it has a key. */
  readonly requestHash?: string
}

/** Something that happened to a lot, to be written into its log. */
export interface NewEntry {
  readonly kind: LogKind
  readonly bid?: LoggedBid
  /** The bidder that it concerns, if it is not a bid. */
  readonly bidder?: string
  /** The amount of a bid in the room, which is public. */
  readonly amount?: number
  readonly actor?: Actor | undefined
  /** Added to the published entry. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/** The columns that a receipt needs. */
export type StoredEntry = Pick<
  Selectable<Database['auction_log']>,
  'sequence' | 'at' | 'amount' | 'salt' | 'network_delay' | 'hash'
>

type LogRow = Insertable<Database['auction_log']> & StoredEntry

/**
 * The next row of a lot's log.
 * @param after the lot's new state, without sequence and hash
 */
export function nextRow(
  lot: Pick<Lot, 'id' | 'sequence' | 'log_hash'>,
  at: Date,
  { kind, bid, bidder = bid?.bidder, amount, actor, details }: NewEntry,
  after: Pick<Lot, 'price' | 'leaders' | 'effective_ends_at'>,
): LogRow {
  const sequence = lot.sequence + 1
  const entry: LogEntry = {
    lot_id: lot.id,
    sequence,
    at: at.toISOString(),
    kind,
    bidder: bidder ?? null,
    commitment: bid?.commitment ?? null,
    price: after.price,
    leaders: after.leaders.join(' '),
    ends_at: after.effective_ends_at.toISOString(),
    ...(actor && { by: 'organiser' }),
    ...(amount !== undefined && { amount }),
    ...details,
  }
  return {
    lot_id: lot.id,
    sequence,
    at,
    kind,
    bidder_id: bidder ?? null,
    actor_id: actor?.id ?? null,
    key: bid?.key ?? actor?.key ?? null,
    request_hash: actor?.requestHash ?? null,
    amount: bid?.amount ?? amount ?? null,
    salt: bid?.salt ?? null,
    network_delay: bid?.networkDelay ?? null,
    entry: JSON.stringify(entry),
    hash: chainedHash(lot.log_hash, entry),
  }
}

/**
 * Adds the next entry to a lot's log. Needs the lot's lock.
 * @returns the lot's columns that change with it
 */
export async function appendToLog(
  trx: Transaction<Database>,
  lot: Lot,
  at: Date,
  entry: NewEntry,
  after: Pick<Lot, 'price' | 'leaders' | 'effective_ends_at'>,
): Promise<StoredEntry & Pick<Lot, 'sequence' | 'log_hash'>> {
  const row = nextRow(lot, at, entry, after)
  await trx.insertInto('auction_log').values(row).execute()
  return { ...row, log_hash: row.hash }
}
