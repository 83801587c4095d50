import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { placeBid } from '../../../../src/api/auction.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { isHidden } from './bid-data.ts'
import type { Bidder } from './bidders.ts'
import type { Lot } from './find-lot.ts'

type Receipt = InferInput<typeof placeBid.output>['receipt']

/**
 * The receipt of a bid that was accepted with this key.
 * @throws {HttpError} 409 `idempotency_key_reused` if it was for another amount
 */
export async function receiptFor(
  db: Kysely<Database>,
  lot: Lot,
  { id: bidder_id }: Bidder,
  { key, amount }: { readonly key: string; readonly amount: number },
): Promise<Receipt | undefined> {
  const found = await db
    .selectFrom('auction_log')
    .select(['sequence', 'at', 'amount', 'salt', 'network_delay', 'hash'])
    .where('lot_id', '=', lot.id)
    .where('bidder_id', '=', bidder_id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.amount !== amount) {
    throw new HttpError(409, {
      error: 'idempotency_key_reused',
      error_description: { forPrograms: 'This idempotency_key belongs to a bid of another amount.' },
    })
  }
  return {
    auction_item_id: lot.id,
    sequence: found.sequence,
    accepted_at: found.at.toISOString(),
    network_delay: found.network_delay,
    amount,
    leadingYN: !isHidden(lot) && lot.leaders.includes(bidder_id) ? 'yes' : 'no',
    bidder_id,
    salt: found.salt ?? '',
    hash: found.hash,
  }
}
