import { type Kysely, sql } from 'kysely'
import type { Database } from './db/schema.ts'
import { createErrands, type Errands } from './errands.ts'

/** Where pushes go: see `createPublisher`. */
export interface Publisher {
  publish(channel: string, event: string, data: unknown): Promise<void>
}

/** Hands on what transactions have left to be pushed. */
export type Outbox = Omit<Errands, 'tryNow'>

/**
 * A row is written in the transaction that it tells of, claimed for half a
 * minute, published, and deleted: it goes out at least once, and no
 * transaction is open meanwhile. Each push is a whole state with its number,
 * so of several for one channel and event only the last is sent, and after ten
 * minutes nobody needs it any more.
 */
export function createOutbox(db: Kysely<Database>, publisher: Publisher): Outbox {
  return createErrands(
    async () => {
      const claimed = await claim(db)
      if (!claimed.length) return false
      const ids = claimed.map(row => row.id)
      try {
        await publishNewest(publisher, claimed)
      } catch (problem) {
        await db.updateTable('outbox').set({ claimed_until: null }).where('id', 'in', ids).execute()
        throw problem
      }
      await db.deleteFrom('outbox').where('id', 'in', ids).execute()
      return true
    },
    problem => console.error('[fayre] A push has to wait:', problem instanceof Error ? problem.name : 'unknown'),
  )
}

async function publishNewest(publisher: Publisher, rows: Awaited<ReturnType<typeof claim>>): Promise<void> {
  const newest = new Map(rows.map(row => [`${row.channel} ${row.event}`, row]))
  for (const { channel, event, data } of newest.values()) await publisher.publish(channel, event, data)
}

async function claim(db: Kysely<Database>) {
  await db.deleteFrom('outbox').where('created_at', '<', sql<Date>`now() - interval '10 minutes'`).execute()
  const rows = await db
    .updateTable('outbox')
    .set({ claimed_until: sql<Date>`now() + interval '30 seconds'` })
    .where('id', 'in', db =>
      db
        .selectFrom('outbox')
        .select('id')
        .where(eb => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]))
        .orderBy('id')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'event', 'data'])
    .execute()
  return rows.sort((one, other) => one.id - other.id)
}
