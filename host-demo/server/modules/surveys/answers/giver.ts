import type { Kysely } from 'kysely'
import type { Call } from '../../../identity/call.ts'
import { deviceIn, rememberDevice } from '../../../identity/device-cookie.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'

/** Who answers: an account, or a device without one. */
export interface Giver {
  readonly giver: string
  readonly user_id: string | null
}

/** The device's cookie is a secret, so only a hash is stored, and one that is of no use elsewhere. */
const ofDevice = (device: string): Giver => ({ giver: `device ${sha256(`survey ${device}`)}`, user_id: null })

const ofUser = (id: string): Giver => ({ giver: id, user_id: id })

/** Who calls. Undefined: an unknown device without an account. */
export async function giverOf(call: Call<unknown>): Promise<Giver | undefined> {
  const person = await call.person()
  if (person) return ofUser(person.id)
  const device = deviceIn(call.http)
  return device === undefined ? undefined : ofDevice(device)
}

/** Who answers. A device without an account is recognised from now on. */
export async function giverToRemember(call: Call<unknown>): Promise<Giver> {
  const person = await call.person()
  return person ? ofUser(person.id) : ofDevice(rememberDevice(call))
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
    .where('giver', '=', giver.giver)
    .where('survey_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ survey_id }) => survey_id))
}
