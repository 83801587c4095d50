import type { Kysely, Selectable } from 'kysely'
import { sharedRead } from '../platform/db/batches.ts'
import type { Database } from '../platform/db/schema.ts'
import { HttpError } from '../platform/http/http-error.ts'

export type Event = Selectable<Database['events']>

/** The specification's default event path name, which means the site's default event. */
const defaultPathName = 'default_microsite'

/**
 * The event of a call: the one it names by id or path name, else the one whose own domain was called, else the site's
 * default.
 * @throws {HttpError} 404 `event_not_found`
 */
export async function findEvent(db: Kysely<Database>, named: string | undefined, host: string): Promise<Event> {
  const event = await sharedRead(db, `event ${JSON.stringify([named ?? null, host])}`, async () =>
    named === undefined || named === defaultPathName
      ? ((await eventOfHost(db, host)) ?? (await defaultEvent(db)))
      : namedEvent(db, named),
  )
  if (event) return event
  throw new HttpError(404, { error: 'event_not_found', error_description: 'This event is not here (any more).' })
}

async function namedEvent(db: Kysely<Database>, named: string): Promise<Event | undefined> {
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(eb => eb.or([eb('id', '=', named), eb('path_name', '=', named)]))
    .execute()
  return found.find(event => event.id === named) ?? found[0]
}

function eventOfHost(db: Kysely<Database>, host: string): Promise<Event | undefined> {
  return db
    .selectFrom('events')
    .innerJoin('event_hosts', 'event_hosts.event_id', 'events.id')
    .selectAll('events')
    .where('event_hosts.host', '=', host)
    .executeTakeFirst()
}

function defaultEvent(db: Kysely<Database>): Promise<Event | undefined> {
  return db.selectFrom('events').selectAll().where('is_default', '=', true).executeTakeFirst()
}
