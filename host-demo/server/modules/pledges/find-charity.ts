import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { validationError } from '../../platform/http/http-error.ts'

/**
 * @param among ids of an item's charities; undefined: all charities of the event
 * @param field the choice's path in the request, for the error message
 * @throws {HttpError} 400 if it cannot be chosen
 */
export async function findCharity(
  db: Kysely<Database>,
  eventId: string,
  id: string,
  among: readonly string[] | undefined,
  field: string,
): Promise<{ readonly name: string }> {
  const found = await db
    .selectFrom('charities')
    .select('name')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('gone', '=', false)
    .executeTakeFirst()
  if (found && (!among || among.includes(id))) return found
  throw validationError({ [`${field}.charity_id`]: 'This charity cannot be chosen (any more)' })
}
