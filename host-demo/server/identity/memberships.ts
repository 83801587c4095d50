import type { Kysely, Selectable } from 'kysely'
import type { Permission } from '../../../src/api/permissions.ts'
import type { Database } from '../platform/db/schema.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Event } from './events.ts'

/** A membership with this permission has every permission of every module. */
export const allPermissions = '*'

type Organiser = Pick<Selectable<Database['users']>, 'email' | 'first_name'>

type Place = Pick<Event, 'id' | 'organisation_id'>

/** Those of the event, and those of all events of its charity. */
const membershipsOf = (db: Kysely<Database>, { id, organisation_id }: Place) =>
  db
    .selectFrom('memberships')
    .where('organisation_id', '=', organisation_id)
    .where(eb => eb.or([eb('event_id', 'is', null), eb('event_id', '=', id)]))

/** A person's permissions at an event; undefined if they are not an organiser. */
export async function permissionsOf(
  db: Kysely<Database>,
  event: Place,
  userId: string,
): Promise<ReadonlySet<string> | undefined> {
  const memberships = await membershipsOf(db, event).select('permissions').where('user_id', '=', userId).execute()
  return memberships.length ? new Set(memberships.flatMap(({ permissions }) => permissions)) : undefined
}

export const holds = (held: ReadonlySet<string>, needs: Permission | 'any'): boolean =>
  held.has(needs) || held.has(allPermissions)

/** The people who have this permission at an event. */
export async function organisersWith(db: Kysely<Database>, needs: Permission, event: Place): Promise<Organiser[]> {
  const people = await membershipsOf(db, event)
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'email', 'first_name', 'permissions'])
    .where('archived_at', 'is', null)
    .execute()
  const allowed = people.filter(({ permissions }) => [needs, allPermissions].some(one => permissions.includes(one)))
  // Somebody may have a membership of the organisation and one of the event.
  return [...new Map(allowed.map(person => [person.id, person])).values()]
}

/** @throws {HttpError} 403 `forbidden` */
export async function refuseWithout(
  db: Kysely<Database>,
  needs: Permission | 'any',
  event: Place,
  userId: string,
): Promise<void> {
  const held = await permissionsOf(db, event, userId)
  if (held && (holds(held, needs) || (needs === 'any' && held.size))) return
  throw new HttpError(403, {
    error: 'forbidden',
    error_description: held
      ? 'Your organisation has not allowed you to do that.'
      : 'Only the organisers of this event may see that.',
  })
}
