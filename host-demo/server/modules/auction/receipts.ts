import type { InferInput } from 'valibot'
import type { placeBid } from '../../../../src/api/bids.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Lot } from './find-lot.ts'
import type { StoredEntry } from './log.ts'
import { markOf } from './mark-of.ts'

type Receipt = InferInput<typeof placeBid.output>['receipt']

/**
 * The entry of a bid that was accepted with this key before.
 * @throws {HttpError} 409 `idempotency_key_reused` if it was for another amount
 */
export function refuseReusedKey(entry: StoredEntry, amount: number): StoredEntry {
  if (entry.amount === amount) return entry
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: { forPrograms: 'This idempotency_key belongs to a bid of another amount.' },
  })
}

/** @throws {HttpError} 404 `bid_not_found` */
export function refuseUnknownKey(): never {
  throw new HttpError(404, {
    error: 'bid_not_found',
    error_description: { forPrograms: 'No bid of this bidder was accepted with this idempotency_key.' },
  })
}

/** @throws {HttpError} 409 `bid_given_up` */
export function refuseGivenUp(): never {
  throw new HttpError(409, {
    error: 'bid_given_up',
    error_description: 'Your bid arrived too late, and was not placed.',
  })
}

export function receiptOf(lot: Lot, bidder_id: string, entry: StoredEntry): Receipt {
  return {
    auction_item_id: lot.id,
    sequence: entry.sequence,
    accepted_at: entry.at.toISOString(),
    network_delay: entry.network_delay,
    amount: entry.amount ?? 0,
    leadingYN: lot.leaders.includes(bidder_id) ? 'yes' : 'no',
    bidder_id,
    own_mark: markOf(lot, bidder_id),
    salt: entry.salt ?? '',
    hash: entry.hash,
  }
}
