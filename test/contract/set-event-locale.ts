import { sql } from 'kysely'
import type { RunningServer } from '../../host-demo/server/start-server.ts'

/** Sets an event's language from now on, by its path name. */
export async function setEventLocale(
  { context: { db } }: Pick<RunningServer, 'context'>,
  event: string,
  locale: string,
): Promise<void> {
  await db
    .updateTable('events')
    .set({ settings: sql`settings || ${JSON.stringify({ locale })}::jsonb` })
    .where('path_name', '=', event)
    .executeTakeFirstOrThrow()
}
