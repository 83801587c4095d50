import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { randomToken, sha256 } from '../../platform/hashes.ts'
import type { MonthlyGiftRow } from './monthly-gift.ts'

/** Creates a link for one mail, to the page that manages a monthly gift. */
export async function createMonthlyLink(db: Kysely<Database>, giftId: string, publicUrl: string): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('monthly_gift_links')
    .values({ token_hash: sha256(token), monthly_gift_id: giftId })
    .execute()
  return `${publicUrl}/monthly/${token}`
}

export function giftByLink(db: Kysely<Database>, token: string): Promise<MonthlyGiftRow | undefined> {
  return db
    .selectFrom('monthly_gifts')
    .innerJoin('monthly_gift_links', 'monthly_gift_links.monthly_gift_id', 'monthly_gifts.id')
    .selectAll('monthly_gifts')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
}
