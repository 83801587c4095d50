import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import type { Lot } from '../find-lot.ts'

export const resultMailsKind = 'mail-lot-results'

/**
 * @param bidder the buyer of one more piece.
 * @default all bidders of the lot
 */
export async function scheduleResultMails(
  trx: Kysely<Database>,
  { id }: Pick<Lot, 'id'>,
  bidder?: string,
): Promise<void> {
  await schedule(trx, { kind: resultMailsKind, key: bidder === undefined ? id : `${id} ${bidder}` })
}
