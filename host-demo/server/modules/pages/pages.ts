import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type FoundPage = Omit<Selectable<Database['pages']>, 'event_id'>

/** A page of an event, published or not. */
export function findPage(db: Kysely<Database>, eventId: string, key: string): Promise<FoundPage | undefined> {
  return db
    .selectFrom('pages')
    .select(['key', 'title', 'description', 'template', 'content', 'hero', 'picture', 'published'])
    .where('event_id', '=', eventId)
    .where('key', '=', key)
    .executeTakeFirst()
}
