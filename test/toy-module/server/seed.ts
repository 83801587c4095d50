import type { Kysely } from 'kysely'
import type { Database } from '../../../host-demo/server/platform/db/schema.ts'

/** A tombola for each event that has none yet. */
export async function seedTombola(db: Kysely<Database>): Promise<void> {
  const events = await db.selectFrom('events').select('id').execute()
  await db
    .insertInto('tombolas')
    .values(events.map(({ id }) => ({ event_id: id, price: 5_00, tickets: 10, sold: 0, winner: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
