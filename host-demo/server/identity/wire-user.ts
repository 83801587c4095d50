import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { user } from '../../../src/api/person.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Event } from './events.ts'
import { permissionsOf } from './memberships.ts'
import type { Person } from './sessions.ts'

/** The signed-in person as the API returns them, with their role at the event. */
export async function wireUser(
  db: Kysely<Database>,
  event: Event,
  { id, first_name, last_name, email, mobile_normal }: Person,
): Promise<InferInput<typeof user>> {
  const is_organiser = (await permissionsOf(db, event, id)) ? 'yes' : 'no'
  return { user_id: id, first_name, last_name, email, mobile: mobile_normal, is_organiser }
}
