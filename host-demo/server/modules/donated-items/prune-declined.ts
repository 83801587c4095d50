import { type Kysely, sql } from 'kysely'
import { forgetLogged } from '../../identity/audit/forget-logged.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { releasePictures } from '../../platform/files/release-pictures.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** The most offers of one run, because each is a parameter of the statements. */
const mostAtOnce = 500

/** Deletes offers a year after they were declined, with their pictures and the givers' data. */
export const pruneDeclinedJob: JobKind = {
  kind: 'prune-declined-items',
  every: 3600,
  async run({ db, now }) {
    await pruneDeclined(db, await databaseTime(db, now))
  },
}

export function pruneDeclined(db: Kysely<Database>, at: Date): Promise<void> {
  return inTransaction(db, async trx => {
    const old = await trx
      .selectFrom('donated_items')
      .select(['id', 'pictures'])
      .where('decided_at', '<', sql<Date>`${at}::timestamptz - interval '1 year'`)
      .where('state', '=', 'declined')
      .orderBy('decided_at')
      .limit(mostAtOnce)
      .forUpdate()
      .execute()
    if (!old.length) return
    const ids = old.map(({ id }) => id)
    await trx.deleteFrom('donated_items').where('id', 'in', ids).execute()
    await releasePictures(
      trx,
      old.flatMap(({ pictures }) => pictures),
    )
    await forgetLogged(trx, ['donated_item'], ids)
  })
}
