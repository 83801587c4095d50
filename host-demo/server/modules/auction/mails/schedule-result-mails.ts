import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import type { Lot } from '../find-lot.ts'

export const resultMailsKind = 'mail-lot-results'

export async function scheduleResultMails(trx: Kysely<Database>, { id }: Pick<Lot, 'id'>): Promise<void> {
  await schedule(trx, { kind: resultMailsKind, key: id })
}
