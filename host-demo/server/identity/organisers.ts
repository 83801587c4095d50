import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { Event } from './events.ts'

/** Is this one of the people who run the event? */
export async function isOrganiser(db: Kysely<Database>, { id }: Pick<Event, 'id'>, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('event_organisers')
    .select('user_id')
    .where('event_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}
