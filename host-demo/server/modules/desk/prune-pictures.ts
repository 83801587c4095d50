import { type Kysely, sql } from 'kysely'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'

/** Days after which a form that was left open can still be saved with its pictures. */
const daysKept = 7

/**
 * Deletes uploaded pictures that no record uses. Pictures of older records in the audit log stay, because an action
 * may be undone.
 */
export const prunePictures: JobKind = {
  kind: 'prune-pictures',
  every: 24 * 3600,
  async run({ db, now, files, modules }) {
    const before = new Date((await databaseTime(db, now)).getTime() - daysKept * 24 * 3_600_000)
    const found = await db.selectFrom('uploaded_pictures').select('path').where('at', '<', before).execute()
    for (const { path } of found) {
      await inTransaction(db, async trx => {
        // An upload of the same picture waits for this lock, and stores the file again afterwards.
        const locked = await trx
          .selectFrom('uploaded_pictures')
          .select('path')
          .where('path', '=', path)
          .where('at', '<', before)
          .forUpdate()
          .executeTakeFirst()
        if (!locked) return
        const isUsed =
          (await isLogged(trx, path)) ||
          (await Promise.all(modules.map(module => module.usesPicture?.(trx, path)))).includes(true)
        if (!isUsed) await files.delete(path.replace('/files/', ''))
        await trx.deleteFrom('uploaded_pictures').where('path', '=', path).execute()
      })
    }
  },
}

async function isLogged(db: Kysely<Database>, path: string): Promise<boolean> {
  const { rows } = await sql`
    select from audit_log where kind <> 'picture'
      and (strpos(before::text, ${path}) > 0 or strpos(after::text, ${path}) > 0) limit 1
  `.execute(db)
  return rows.length > 0
}
