import { type Kysely, sql } from 'kysely'
import { inBatch } from '../db/batches.ts'
import { databaseTime } from '../db/clock.ts'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { sha256 } from '../hashes.ts'
import { HttpError } from './http-error.ts'

export interface Limit {
  /** What is counted, such as `login`, and for whom. Stored as a hash. */
  readonly of: readonly string[]
  readonly most: number
  readonly minutes: number
}

/**
 * Counts one more in the current window of each limit, shared by all processes.
 * @throws {HttpError} 429 `rate_limited` with the seconds until the window ends
 */
export async function countOrRefuse(db: Kysely<Database>, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const { end } = windowOf(limit.minutes, now)
    if ((await countOne(db, limit, now)) > limit.most) throw tooMany(Math.ceil((end - now.getTime()) / 1000))
  }
}

/** Counts one more in each limit, as `countOrRefuse`. @returns whether all of them allow it */
export async function countIfAllowed(db: Kysely<Database>, limits: readonly Limit[], now: Date): Promise<boolean> {
  for (const limit of limits) if ((await countOne(db, limit, now)) > limit.most) return false
  return true
}

/** Counts one more. @returns the count in the current window */
export function countOne(
  db: Kysely<Database>,
  { of, minutes }: Pick<Limit, 'of' | 'minutes'>,
  now: Date,
): Promise<number> {
  const one = { bucket: sha256(of.join('\n')), window_start: new Date(windowOf(minutes, now).start) }
  return inBatch(db, 'count rates', one, ones => countAll(db, ones))
}

interface Hit {
  readonly bucket: string
  readonly window_start: Date
}

/** Many callers behind one address count in the same row, so they are counted in one statement. */
async function countAll(db: Kysely<Database>, hits: readonly Hit[]): Promise<number[]> {
  const keyOf = ({ bucket, window_start }: Hit) => `${bucket} ${window_start.getTime()}`
  const rows = new Map<string, Hit & { hits: number }>()
  for (const hit of hits) rows.set(keyOf(hit), { ...hit, hits: (rows.get(keyOf(hit))?.hits ?? 0) + 1 })
  const counted = await db
    .insertInto('rate_limits')
    // Sorted, so that two processes cannot deadlock.
    .values([...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
    .onConflict(conflict =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + excluded.hits` }),
    )
    .returningAll()
    .execute()
  const before = new Map(counted.map(row => [keyOf(row), row.hits - (rows.get(keyOf(row))?.hits ?? 0)]))
  return hits.map(hit => {
    const count = (before.get(keyOf(hit)) ?? 0) + 1
    before.set(keyOf(hit), count)
    return count
  })
}

/**
 * Limits failures only. Counts before the check, so that simultaneous tries are all counted, and takes the count back
 * on success, and if `look` throws.
 * @returns the result of `look`
 * @throws {HttpError} 429 as `countOrRefuse`
 */
export async function countWrong<Found>(
  db: Kysely<Database>,
  limits: readonly Limit[],
  at: Date,
  look: () => Promise<Found>,
): Promise<Found> {
  await countOrRefuse(db, limits, at)
  let wrong = false
  try {
    const found = await look()
    wrong = !found
    return found
  } finally {
    if (!wrong) await takeBack(db, limits, at)
  }
}

async function takeBack(db: Kysely<Database>, limits: readonly Limit[], at: Date): Promise<void> {
  for (const { of, minutes } of limits) {
    await db
      .updateTable('rate_limits')
      .set({ hits: sql`hits - 1` })
      .where('bucket', '=', sha256(of.join('\n')))
      .where('window_start', '=', new Date(windowOf(minutes, at).start))
      .execute()
  }
}

/**
 * Checks limits without counting, for limits that count only failures. Simultaneous tries may pass together.
 * @throws {HttpError} 429 `rate_limited` if the limit is reached
 */
export async function refuseAtLimit(db: Kysely<Database>, { of, most, minutes }: Limit, now: Date): Promise<void> {
  const { end } = windowOf(minutes, now)
  if ((await hitsOf(db, { of, minutes }, now)) >= most) throw tooMany(Math.ceil((end - now.getTime()) / 1000))
}

/** The count in the current window. */
export async function hitsOf(
  db: Kysely<Database>,
  { of, minutes }: Pick<Limit, 'of' | 'minutes'>,
  now: Date,
): Promise<number> {
  const found = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', sha256(of.join('\n')))
    .where('window_start', '=', new Date(windowOf(minutes, now).start))
    .executeTakeFirst()
  return found?.hits ?? 0
}

/**
 * Allows one call, and the next one after so many seconds.
 * @throws {HttpError} 429 `rate_limited` with the seconds that are left
 */
export async function waitOrRefuse(
  db: Kysely<Database>,
  { of, seconds }: { of: readonly string[]; seconds: number },
  now: () => Date,
): Promise<void> {
  const bucket = sha256(of.join('\n'))
  await inTransaction(db, async trx => {
    // Of simultaneous calls one is allowed.
    await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(trx)
    const at = await databaseTime(trx, now)
    const last = await trx
      .selectFrom('rate_limits')
      .select('window_start')
      .where('bucket', '=', bucket)
      .where('window_start', '>', new Date(at.getTime() - seconds * 1000))
      // A later one is of a clock that was set back since.
      .where('window_start', '<=', at)
      .orderBy('window_start', 'desc')
      .executeTakeFirst()
    if (last) throw tooMany(Math.ceil(seconds - (at.getTime() - last.window_start.getTime()) / 1000))
    await trx.insertInto('rate_limits').values({ bucket, window_start: at, hits: 1 }).execute()
  })
}

/** Windows that one statement deletes. */
const prunedAtOnce = 5000

/** Deletes windows that have ended. */
export async function pruneRateLimits(db: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const some = db
    .selectFrom('rate_limits')
    .select(['bucket', 'window_start'])
    .where('window_start', '<', yesterday)
    .limit(prunedAtOnce)
  let deleted: bigint
  do {
    const old = db
      .deleteFrom('rate_limits')
      .where(({ eb, refTuple }) =>
        eb(refTuple('bucket', 'window_start'), 'in', some.$asTuple('bucket', 'window_start')),
      )
    deleted = (await old.executeTakeFirst()).numDeletedRows
  } while (deleted > 0)
}

function windowOf(minutes: number, now: Date): { start: number; end: number } {
  const length = minutes * 60_000
  const start = Math.floor(now.getTime() / length) * length
  return { start, end: start + length }
}

function tooMany(retryAfter: number): HttpError {
  return new HttpError(
    429,
    { error: 'rate_limited', error_description: 'That was tried very often. Please wait a little and try again.' },
    { retryAfter },
  )
}
