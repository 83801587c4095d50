import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { type LotRecord, terms } from './lot-record.ts'
import { isFixed, type UsedLot } from './lot-use.ts'

/** The API's names of fields, if they differ from the columns'. */
const wireNames: Readonly<Record<string, string>> = { without_bids: 'without_bidsYN', proxy: 'maximum_bidsYN' }

/**
 * @param lot the lot before the edit. Undefined: a new one
 * @throws {HttpError} 400 with a message for each field that is not allowed
 */
export async function checkLot(
  db: Kysely<Database>,
  eventId: string,
  record: LotRecord,
  lot: UsedLot | undefined,
  at: Date,
): Promise<void> {
  const problems: Record<string, ErrorText> = {}
  const { kind, reserve, winners, opens_at, closes_at, stock } = record
  if (closes_at <= opens_at) problems.closes_at = 'The end must be after the beginning'
  if (record.published && closes_at <= at && !(lot && isFixed(lot))) problems.closes_at = 'Choose an end in the future'
  const isBought = kind === 'buy_now' || kind === 'sponsor_item'
  if (isBought && record.buy_now_price === null && !(lot && isFixed(lot))) {
    problems.buy_now_price = 'A lot to buy needs a price'
  }
  if (reserve !== null && winners > 1) problems.reserve = 'A reserve is possible only with one winner'
  if (reserve !== null && reserve < record.opening_price) problems.reserve = 'A reserve is not below the opening price'
  const taken = lot ? lot.sold + lot.held : 0
  if (stock < taken) {
    problems.stock = { sentence: '{count} are sold or being paid for already', values: { count: taken } }
  }
  const known = new Set([lot?.picture, ...(lot?.pictures ?? [])])
  const isKnown = (path: string) => known.has(path) || /^\/files\/pictures\/[0-9a-f]{64}\.webp$/.test(path)
  if (record.picture !== null && !isKnown(record.picture)) problems.picture = 'Upload this picture first'
  if (!record.pictures.every(isKnown)) problems.pictures = 'Upload this picture first'
  if (record.category_id !== null && !(await isCategory(db, eventId, record.category_id))) {
    problems.category_id = 'This category is not there (any more)'
  }
  if (lot && isFixed(lot)) {
    for (const name of terms) {
      if (JSON.stringify(record[name]) !== JSON.stringify(lot[name])) {
        problems[wireNames[name] ?? name] = 'This stands: there have been bids or sales'
      }
    }
  }
  if (Object.keys(problems).length) throw validationError(problems)
}

async function isCategory(db: Kysely<Database>, eventId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('lot_categories')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
