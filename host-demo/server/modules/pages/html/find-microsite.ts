import { type Kysely, sql } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** The event whose microsite is at an address: on its own domain, or below its base path. */
export async function findMicrosite(db: Kysely<Database>, called: URL): Promise<Event | undefined> {
  const path = called.pathname
  const root = sql<string>`events.settings->>'url_root_path'`
  const found = await db
    .selectFrom('events')
    .leftJoin('event_hosts', join =>
      join.onRef('event_hosts.event_id', '=', 'events.id').on('event_hosts.host', '=', called.hostname),
    )
    .selectAll('events')
    .select('event_hosts.host')
    .where(where =>
      where.or([
        where('event_hosts.host', 'is not', null),
        sql<boolean>`${root} = ${path} or starts_with(${path}, ${root} || '/')`,
      ]),
    )
    // On its own domain everything belongs to the event; elsewhere the longest matching base path counts.
    .orderBy(sql`event_hosts.host is null`)
    .orderBy(sql`length(${root}) desc`)
    .executeTakeFirst()
  if (!found) return undefined
  const { host: _, ...event } = found
  return event
}
