import { type Kysely, type QueryCreator, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface NewJob {
  readonly kind: string
  /** A second job with the same kind and key replaces the first. */
  readonly key: string
  /** By the database's clock. @default now */
  readonly dueAt?: Date
  readonly payload?: unknown
}

/**
 * Schedules a job in the caller's transaction. Call `context.jobs.wake()` after the commit to run it at once instead of
 * within a second. A job that is running runs again afterwards, at the new time.
 */
export async function schedule(trx: Kysely<Database>, job: NewJob): Promise<void> {
  await newJobs(trx, [job]).execute()
}

/** The statement that schedules jobs, for use in another one. No two may have the same kind and key. */
export function newJobs(db: QueryCreator<Database>, jobs: readonly NewJob[]) {
  const rows = jobs.map(({ kind, key, dueAt, payload = {} }) => {
    const at = dueAt ?? sql<Date>`clock_timestamp()`
    return { kind, key, payload: JSON.stringify(payload), due_at: at, run_at: at }
  })
  return db
    .insertInto('jobs')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['kind', 'key']).doUpdateSet({
        payload: sql`excluded.payload`,
        due_at: sql`excluded.due_at`,
        // The process that is running it keeps its lease.
        run_at: sql`case when jobs.claim is null then excluded.run_at else jobs.run_at end`,
        revision: sql`jobs.revision + 1`,
        tries: 0,
        last_problem: null,
        failed_at: null,
      }),
    )
}

/** Cancels a job. One that is running goes on, but its `complete` throws. */
export async function cancel(trx: Kysely<Database>, { kind, key }: Pick<NewJob, 'kind' | 'key'>): Promise<void> {
  await trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute()
}
