import type { Kysely } from 'kysely'
import { databaseTime } from '../db/clock.ts'
import type { Database } from '../db/schema.ts'
import { log } from '../log.ts'
import type { JobKind } from './job-kind.ts'

/** Deletes old rows of one table. */
type Prune = (db: Kysely<Database>, now: Date) => Promise<void>

/** Once an hour, in one process. One that fails keeps no other from it. */
export const prune = (prunes: readonly Prune[]): JobKind => ({
  kind: 'prune',
  every: 3600,
  async run({ db, now }) {
    const at = await databaseTime(db, now)
    const problems: unknown[] = []
    for (const one of prunes) {
      await one(db, at).catch(err => {
        log.error({ err }, 'Old rows could not be deleted')
        problems.push(err)
      })
    }
    if (problems.length) throw problems[0]
  },
})
