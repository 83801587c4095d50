import type { InferInput } from 'valibot'
import type { auctionItems } from '../../../../src/api/auction.ts'
import type { Event } from '../../identity/events.ts'
import { bidDataOf } from './bid-data.ts'
import { type Lot, termsOf } from './find-lot.ts'
import { left } from './stock.ts'

type Brief = InferInput<typeof auctionItems.output>['items'][number]

/** A lot as a list shows it. */
export function briefOf(lot: Lot, event: Event, shown: ReadonlyMap<string, string>, held: number): Brief {
  return {
    ...bidDataOf(lot, termsOf(lot, event.currency_decimals), shown),
    number: lot.number,
    kind: lot.kind,
    title: lot.title,
    summary: lot.summary,
    category_id: lot.category_id,
    picture: lot.picture === null ? null : { uri: lot.picture },
    donor: lot.donor,
    retail_value: lot.retail_value,
    opening_price: lot.opening_price,
    buy_now_price: lot.buy_now_price,
    left: left(lot, held),
    winners: lot.winners,
    without_bidsYN: lot.without_bids ? 'yes' : 'no',
    opens_at: lot.opens_at.toISOString(),
  }
}
