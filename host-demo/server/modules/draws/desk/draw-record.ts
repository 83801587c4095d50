import type { Insertable, Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import type { addDraw } from '../../../../../src/api/admin-draws.input.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { descriptionHtml } from '../../../platform/http/description-html.ts'
import type { DrawTable } from '../tables.ts'

/** Fixed once the draw is open: these are on the tickets, or decide who wins. */
export const terms = [
  'kind',
  'price',
  'sold_by',
  'numbers_each',
  'capacity',
  'per_person',
  'minimum_age',
  'society',
  'promoter',
  'registration',
  'opens_at',
  'closes_at',
  'draws_at',
] as const satisfies readonly (keyof DrawTable)[]

/** What an organiser sets for a draw. Also what the audit log stores of it. */
const edited = ['title', 'summary', 'description', 'picture', 'prizes', ...terms] as const

export type DrawRecord = Pick<Selectable<DrawTable>, (typeof edited)[number]>

type Input = InferOutput<(typeof addDraw)['input']>

/** `bundles` was refused before this. */
export const recordOfInput = (input: Input): DrawRecord => ({
  ...input,
  sold_by: input.sold_by === 'bundles' ? 'entries' : input.sold_by,
  numbers_each: input.sold_by === 'fixed_price' ? input.numbers_each : 1,
  description: descriptionHtml(input.description),
  prizes: input.prizes.map(({ alcoholYN, ...prize }) => ({ ...prize, alcohol: alcoholYN === 'yes' })),
  opens_at: new Date(input.opens_at),
  closes_at: new Date(input.closes_at),
  draws_at: new Date(input.draws_at),
})

const recordOf = (row: DrawRecord): DrawRecord =>
  Object.fromEntries(edited.map(name => [name, row[name]])) as DrawRecord

/** The record as it is stored and compared in the audit log: with times as text. */
export const recorded = (record: DrawRecord): Recorded => JSON.parse(JSON.stringify(recordOf(record)))

/** Reads a record from the audit log. */
export function recordFrom(value: Recorded): DrawRecord {
  const { opens_at, closes_at, draws_at, ...record } = value as Recorded & DrawRecord
  return { ...record, opens_at: new Date(opens_at), closes_at: new Date(closes_at), draws_at: new Date(draws_at) }
}

/** The record as database columns. */
export const columnsOf = (record: DrawRecord): Pick<Insertable<DrawTable>, (typeof edited)[number]> => ({
  ...recordOf(record),
  prizes: JSON.stringify(record.prizes),
})
