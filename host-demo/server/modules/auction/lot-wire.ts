import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { auctionItems } from '../../../../src/api/auction.ts'
import { leftOfEach } from '../../checkout/holds/holds.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { bidDataOf } from './bid-data.ts'
import { shownAs } from './bidders.ts'
import { type Lot, termsOf } from './find-lot.ts'
import { isForSale, stockOf, subjectOf } from './stock.ts'

type Brief = InferInput<typeof auctionItems.output>['items'][number]

/**
 * Reads in a few queries what these lots' briefs need.
 * @returns a function that makes the brief of a lot
 */
export async function readBriefs(
  db: Kysely<Database>,
  event: Event,
  lots: readonly Lot[],
): Promise<(lot: Lot) => Brief> {
  const shown = await shownAs(
    db,
    lots.flatMap(lot => lot.leaders),
  )
  const left = await leftOfEach(db, lots.filter(isForSale).map(stockOf))
  return lot => ({
    ...listedBids(bidDataOf(lot, termsOf(lot, event.currency_decimals), shown)),
    number: lot.number,
    kind: lot.kind,
    title: lot.title,
    summary: lot.summary,
    category_id: lot.category_id,
    picture: lot.picture === null ? null : { uri: lot.picture },
    donor: lot.donor,
    retail_value: lot.retail_value,
    opening_price: lot.opening_price,
    left: left.get(subjectOf(lot)) ?? null,
    stock_sequence: lot.stock_sequence,
    winners: lot.winners,
    without_bidsYN: lot.without_bids ? 'yes' : 'no',
    minimum_age: lot.minimum_age,
    opens_at: lot.opens_at.toISOString(),
  })
}

/** Left out of lists, because hundreds of hashes would be most of the answer. */
const listedBids = ({ log_hash: _, ...bids }: ReturnType<typeof bidDataOf>) => bids
