import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { validationError } from '../../platform/http/http-error.ts'
import { findCharity } from './find-charity.ts'
import type { PledgeItem } from './find-item.ts'
import type { Part } from './tables.ts'

/** @throws {HttpError} 400 unless these parts add up to the amount, and each is for another charity of the item */
export async function checkParts(
  db: Kysely<Database>,
  eventId: string,
  { charity_ids }: PledgeItem,
  amount: number,
  parts: readonly Part[],
): Promise<void> {
  if (!parts.length) return
  for (const [index, { charity_id }] of parts.entries()) {
    await findCharity(db, eventId, charity_id, charity_ids, `parts.${index}`)
  }
  const sum = parts.reduce((sum, part) => sum + part.amount, 0)
  const isTwice = new Set(parts.map(({ charity_id }) => charity_id)).size < parts.length
  if (sum !== amount || isTwice) throw validationError({ parts: 'The parts must add up to the whole amount' })
}
