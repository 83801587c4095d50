import { sql } from 'kysely'
import type { RunningServer } from '../../host-demo/server/start-server.ts'

/** Has an event, by its path name, speak a language from now on. */
export async function speak(
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
