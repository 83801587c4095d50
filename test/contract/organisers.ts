import type { RunningServer } from '../../host-demo/server/start-server.ts'
import { somebody } from './people.ts'

/** Somebody whom the charity of an event has given these permissions. */
export async function organiser(
  server: Pick<RunningServer, 'context'>,
  eventId: string,
  permissions: readonly string[],
) {
  const { db } = server.context
  const person = await somebody(server)
  const { organisation_id } = await db
    .selectFrom('events')
    .select('organisation_id')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('memberships')
    .values({ organisation_id, user_id: person.user.user_id, event_id: null, permissions: JSON.stringify(permissions) })
    .execute()
  return person
}
