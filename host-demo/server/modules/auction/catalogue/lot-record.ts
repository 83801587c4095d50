import type { Insertable, Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import type { addLot } from '../../../../../src/api/admin-lots.input.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { descriptionHtml } from '../../../platform/http/description-html.ts'
import type { LotTable } from '../tables.ts'

type Row = Selectable<LotTable>

/** What an organiser sets for a lot, except its number. Also what the audit log stores of it. */
const edited = [
  'kind',
  'title',
  'summary',
  'description',
  'donor',
  'category_id',
  'picture',
  'pictures',
  'retail_value',
  'restrictions',
  'minimum_age',
  'without_bids',
  'opening_price',
  'reserve',
  'buy_now_price',
  'stock',
  'winners',
  'proxy',
  'increments',
  'extension_minutes',
  'opens_at',
  'closes_at',
  'published',
] as const satisfies readonly (keyof Row)[]

/** The terms that bidders rely on, so they are fixed once somebody has bid. */
export const terms = [
  'kind',
  'retail_value',
  'minimum_age',
  'without_bids',
  'opening_price',
  'reserve',
  'buy_now_price',
  'winners',
  'proxy',
  'increments',
  'extension_minutes',
  'opens_at',
  'closes_at',
] as const satisfies readonly (typeof edited)[number][]

export type LotRecord = Pick<Row, (typeof edited)[number]>

export const recordOf = (row: LotRecord): LotRecord =>
  Object.fromEntries(edited.map(name => [name, row[name]])) as LotRecord

/** The record as it is stored and compared in the audit log: with times as text. */
export const recorded = (record: LotRecord): Recorded => JSON.parse(JSON.stringify(recordOf(record)))

export function recordFrom(recorded: Recorded): LotRecord {
  const { opens_at, closes_at } = recorded
  return { ...recorded, opens_at: new Date(String(opens_at)), closes_at: new Date(String(closes_at)) } as LotRecord
}

/** The record as database columns. */
export const columnsOf = (record: LotRecord): Pick<Insertable<LotTable>, (typeof edited)[number]> => ({
  ...recordOf(record),
  pictures: JSON.stringify(record.pictures),
  increments: record.increments && JSON.stringify(record.increments),
})

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
