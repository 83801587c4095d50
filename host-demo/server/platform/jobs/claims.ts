import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql, type UpdateObject } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A job that this process may run as long as it renews its lease. */
export type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Seconds until another process takes over the job of one that has died. */
const lease = 8
/** Milliseconds between two renewals. */
export const renewal = 2000

const leaseEnd = sql<Date>`now() + ${lease} * interval '1 second'`

/** Milliseconds until the next job of each kind is due, by the database's clock. Negative: overdue. */
export async function waits(db: Kysely<Database>, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; wait: string }>`
    select kinds.kind, (extract(epoch from next.run_at - now()) * 1000)::float8 as wait
    from unnest(${kinds}::text[]) as kinds (kind)
    cross join lateral (
      select run_at from jobs where jobs.kind = kinds.kind and failed_at is null order by run_at limit 1
    ) as next
  `.execute(db)
  return new Map(rows.map(({ kind, wait }) => [kind, Number(wait)]))
}

/** Claims due jobs, oldest first, skipping those that other processes are claiming. */
export function claim(db: Kysely<Database>, kind: string, most: number, key?: string) {
  return db
    .updateTable('jobs')
    .set({ claim: randomUUID(), run_at: leaseEnd, tries: sql`tries + 1` })
    .where('id', 'in', db =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', kind)
        .where('run_at', '<=', sql<Date>`now()`)
        .where('failed_at', 'is', null)
        .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
        .orderBy('run_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'key', 'payload', 'claim', 'revision', 'tries'])
    .execute()
}

/** Extends the leases of jobs that this process still holds. */
export async function renew(db: Kysely<Database>, claims: readonly Claimed[]): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: leaseEnd })
    .where(eb => eb.or(claims.map(({ id, claim }) => eb.and({ id, claim }))))
    .execute()
}

/**
 * Deletes a finished job, or sets a recurring one for its next run. A job that was scheduled again meanwhile stays.
 * @param every seconds between the runs of a recurring job
 * @returns false if it was cancelled or taken over
 */
export async function finish(trx: Kysely<Database>, job: Claimed, every?: number): Promise<boolean> {
  if (every !== undefined) return release(trx, job, every)
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .where('revision', '=', job.revision)
    .executeTakeFirst()
  return numDeletedRows > 0n || release(trx, job)
}

async function release(trx: Kysely<Database>, { id, claim }: Claimed, every?: number): Promise<boolean> {
  const next = every === undefined ? sql<Date>`due_at` : sql<Date>`now() + ${every} * interval '1 second'`
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ claim: null, due_at: next, run_at: next, tries: 0, last_problem: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Sets the next try: after 5 seconds, then with backoff up to an hour. A job that was scheduled again meanwhile is due
 * then.
 */
export async function postpone(db: Kysely<Database>, job: Claimed, problem: string): Promise<void> {
  const pause = sql<Date>`now() + least(5 * power(2, least(tries, 12) - 1), 3600) * interval '1 second'`
  await endTry(db, job, { last_problem: problem, run_at: unlessAnew(job, pause) })
}

/** Tries no more. A job that was scheduled again meanwhile is due then. */
export async function giveUp(db: Kysely<Database>, job: Claimed, problem: string): Promise<void> {
  const { revision } = job
  const failed_at = sql<Date | null>`case when revision = ${revision} then now() end`
  await endTry(db, job, { last_problem: problem, run_at: unlessAnew(job, sql<Date>`now()`), failed_at })
}

const unlessAnew = ({ revision }: Claimed, at: RawBuilder<Date>) =>
  sql<Date>`case when revision = ${revision} then ${at} else due_at end`

async function endTry(db: Kysely<Database>, { id, claim }: Claimed, values: UpdateObject<Database, 'jobs'>) {
  await db
    .updateTable('jobs')
    .set({ ...values, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}
