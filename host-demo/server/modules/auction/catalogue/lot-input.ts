import type { InferOutput } from 'valibot'
import type { addLot } from '../../../../../src/api/admin-lots.input.ts'
import { descriptionHtml } from '../../../platform/http/description-html.ts'
import type { LotRecord } from './lot-record.ts'

/** The organiser's input as a record. */
export function recordOfInput(input: InferOutput<typeof addLot.input>, published: boolean): LotRecord {
  const { without_bidsYN, maximum_bidsYN, description, opens_at, closes_at, ...rest } = input
  return {
    ...rest,
    description: descriptionHtml(description),
    without_bids: without_bidsYN === 'yes',
    proxy: maximum_bidsYN === 'yes',
    opens_at: new Date(opens_at),
    closes_at: new Date(closes_at),
    published,
  }
}
