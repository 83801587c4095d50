import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

export type Claimed = Awaited<ReturnType<typeof claim>>[number]

const now = sql<Date>`now()`
const tooOld = sql<Date>`now() - interval '10 minutes'`

/** Most rows of one claim. */
export const mostAtOnce = 100

/** Is there a push that is due now? */
export async function hasDue(db: Kysely<Database>): Promise<boolean> {
  const due = await db.selectFrom('outbox').select('id').where('run_at', '<=', now).limit(1).executeTakeFirst()
  return due !== undefined
}

/** @returns due rows, in order. Sets their next try, with backoff up to a minute, until they are removed */
export async function claim(db: Kysely<Database>) {
  const rows = await db
    .updateTable('outbox')
    .set({
      run_at: sql<Date>`now() + least(5 * power(2, least(tries, 4)), 60) * interval '1 second'`,
      tries: sql`tries + 1`,
    })
    .where('id', 'in', db =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('run_at', '<=', now)
        .orderBy('id')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'event', 'subject', 'data', sql<boolean>`created_at < ${tooOld}`.as('is_old')])
    .execute()
  return rows.sort((one, other) => one.id - other.id)
}

/** Deletes published rows, and any older one for the same subject. */
export async function remove(db: Kysely<Database>, published: readonly Claimed[]): Promise<void> {
  const column = (name: 'id' | 'channel' | 'event' | 'subject') => published.map(row => row[name])
  await sql`
    delete from outbox using unnest(
      ${column('id')}::bigint[], ${column('channel')}::text[], ${column('event')}::text[], ${column('subject')}::text[]
    ) as sent (id, channel, event, subject)
    where outbox.channel = sent.channel and outbox.event = sent.event and outbox.subject = sent.subject
      and outbox.id <= sent.id
  `.execute(db)
}

/** Deletes pushes that are too old to be of use. */
export async function removeOld(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', tooOld).execute()
}
