import type { InferInput } from 'valibot'
import type { adminLot } from '../../../../../src/api/admin-lots.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { typedDescription } from '../../../platform/http/description-html.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { type LotRecord, recorded } from './lot-record.ts'
import { isFixed, type UsedLot } from './lot-use.ts'

/** Changes whenever the lot's record does. */
export const revisionOf = (record: LotRecord) => sha256(JSON.stringify(recorded(record))).slice(0, 16)

const file = (uri: string) => ({ uri })

export function formOf(lot: UsedLot): InferInput<typeof adminLot.output> {
  return {
    auction_item_id: lot.id,
    number: lot.number,
    revision: revisionOf(lot),
    publishedYN: yesNo(lot.published),
    state: lot.state,
    terms_fixedYN: yesNo(isFixed(lot)),
    kind: lot.kind,
    title: lot.title,
    summary: lot.summary,
    description: typedDescription(lot.description),
    donor: lot.donor,
    category_id: lot.category_id,
    picture: lot.picture === null ? null : file(lot.picture),
    pictures: lot.pictures.map(file),
    retail_value: lot.retail_value,
    restrictions: lot.restrictions,
    minimum_age: lot.minimum_age,
    without_bidsYN: yesNo(lot.without_bids),
    opening_price: lot.opening_price,
    reserve: lot.reserve,
    buy_now_price: lot.buy_now_price,
    stock: lot.stock,
    winners: lot.winners,
    increments: lot.increments && [...lot.increments],
    maximum_bidsYN: yesNo(lot.proxy),
    extension_minutes: lot.extension_minutes,
    opens_at: lot.opens_at.toISOString(),
    closes_at: lot.closes_at.toISOString(),
  }
}
