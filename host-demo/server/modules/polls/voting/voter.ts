import type { Kysely } from 'kysely'
import type { Call } from '../../../identity/call.ts'
import { deviceIn } from '../../../identity/device-cookie.ts'
import type { Person } from '../../../identity/sessions.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import type { PollRow } from '../find-poll.ts'

/** Who votes: an account, or in a public poll a device. */
export type Voter =
  | { readonly user_id: string; readonly device_hash: null }
  | { readonly user_id: null; readonly device_hash: string }

/**
 * The caller as a poll counts them. Undefined: nobody who could have voted.
 * @param voteKey tells devices without cookies apart
 */
export function voterOf(
  { id, is_public }: Pick<PollRow, 'id' | 'is_public'>,
  { http, person }: { readonly http: Call<unknown>['http']; readonly person: Person | undefined },
  voteKey?: string,
): Voter | undefined {
  if (!is_public) return person && accountOf(person)
  const device = deviceIn(http) ?? voteKey
  return device === undefined ? undefined : { user_id: null, device_hash: sha256(`${id} ${device}`) }
}

export const accountOf = ({ id }: Person): Voter => ({ user_id: id, device_hash: null })

/** What somebody has voted for. */
export async function voteOf(
  db: Kysely<Database>,
  { id }: Pick<PollRow, 'id'>,
  voter: Voter | undefined,
): Promise<readonly string[] | undefined> {
  if (!voter) return undefined
  const found = await db
    .selectFrom('poll_votes')
    .select('option_ids')
    .where('poll_id', '=', id)
    .where(eb =>
      voter.user_id === null ? eb('device_hash', '=', voter.device_hash) : eb('user_id', '=', voter.user_id),
    )
    .executeTakeFirst()
  return found?.option_ids
}
