import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { placeBid } from '../../../../src/api/auction.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Bidder } from './bidders.ts'
import type { Lot } from './find-lot.ts'
import type { StoredEntry } from './log.ts'

type Receipt = InferInput<typeof placeBid.output>['receipt']

/**
 * The log's entry of a bid that was accepted with this key.
 * @throws {HttpError} 409 `idempotency_key_reused` if it was for another amount
 */
export async function findEntry(
  db: Kysely<Database>,
  lot: Lot,
  { id }: Bidder,
  { key, amount }: { readonly key: string; readonly amount: number },
): Promise<StoredEntry | undefined> {
  const found = await db
    .selectFrom('auction_log')
    .select(['sequence', 'at', 'amount', 'salt', 'network_delay', 'hash'])
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found || found.amount === amount) return found
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: { forPrograms: 'This idempotency_key belongs to a bid of another amount.' },
  })
}

export function receiptOf(lot: Lot, { id: bidder_id }: Bidder, entry: StoredEntry): Receipt {
  return {
    auction_item_id: lot.id,
    sequence: entry.sequence,
    accepted_at: entry.at.toISOString(),
    network_delay: entry.network_delay,
    amount: entry.amount ?? 0,
    leadingYN: lot.leaders.includes(bidder_id) ? 'yes' : 'no',
    bidder_id,
    salt: entry.salt ?? '',
    hash: entry.hash,
  }
}
