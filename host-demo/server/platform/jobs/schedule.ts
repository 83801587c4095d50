import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface NewJob {
  readonly kind: string
  /** Which one: a second job with the same kind and key takes the place of the first. */
  readonly key: string
  /** By the database's clock. @default at once */
  readonly dueAt?: Date
  readonly payload?: unknown
}

/**
 * Writes down what is to be done, in the transaction that it follows from. `context.jobs.wake()` after the commit has
 * it seen at once; without, it is within a second. One that is running is run again afterwards, at the new time.
 */
export async function schedule(trx: Kysely<Database>, { kind, key, dueAt, payload = {} }: NewJob): Promise<void> {
  const at = dueAt ?? sql<Date>`clock_timestamp()`
  await trx
    .insertInto('jobs')
    .values({ kind, key, payload: JSON.stringify(payload), due_at: at, run_at: at })
    .onConflict(conflict =>
      conflict.columns(['kind', 'key']).doUpdateSet({
        payload: sql`excluded.payload`,
        due_at: sql`excluded.due_at`,
        // Whoever runs it keeps the lease.
        run_at: sql`case when jobs.claim is null then excluded.run_at else jobs.run_at end`,
        revision: sql`jobs.revision + 1`,
        tries: 0,
        last_problem: null,
      }),
    )
    .execute()
}

/** Takes a job back. One that is running goes on, but cannot `complete`. */
export async function cancel(trx: Kysely<Database>, { kind, key }: Pick<NewJob, 'kind' | 'key'>): Promise<void> {
  await trx.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute()
}
