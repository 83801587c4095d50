import type { Kysely } from 'kysely'
import type { Call } from '../../../identity/call.ts'
import { deviceIn, keyedHash, requireDevice } from '../../../identity/device-cookie.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { serverSecret } from '../../../platform/db/server-secret.ts'

/** Who answers: an account, or a device without one. */
export interface Giver {
  readonly key: string
  readonly user_id: string | null
}

const ofDevice = (device: string): Giver => ({ key: `device ${device}`, user_id: null })

export const ofUser = (id: string): Giver => ({ key: `account ${id}`, user_id: id })

/** Who calls. Undefined: an unknown device without an account. */
export async function giverOf(call: Call<unknown>): Promise<Giver | undefined> {
  const person = await call.person()
  if (person) return ofUser(person.id)
  const device = deviceIn(call.http)
  return device === undefined ? undefined : ofDevice(device)
}

/**
 * Who answers. A device without an account is recognised from now on.
 * @throws {HttpError} 429 if its network has had too many
 */
export async function giverToRemember(call: Call<unknown>): Promise<Giver> {
  const person = await call.person()
  return person ? ofUser(person.id) : ofDevice(await requireDevice(call))
}

/**
 * What is stored of who has answered. It differs in each survey, and without the server's secret nobody can tell whose
 * it is.
 */
export async function hashesOf(db: Kysely<Database>, { key }: Giver): Promise<(surveyId: string) => string> {
  const secret = await serverSecret(db, 'survey givers')
  return surveyId => keyedHash(secret, surveyId, key)
}

/** Which of these surveys has this caller answered? */
export async function answeredOf(
  db: Kysely<Database>,
  giver: Giver | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!giver || !ids.length) return new Set()
  const rows = await db
    .selectFrom('survey_givers')
    .select('survey_id')
    .where('survey_id', 'in', ids)
    .where('giver', 'in', ids.map(await hashesOf(db, giver)))
    .execute()
  return new Set(rows.map(({ survey_id }) => survey_id))
}
