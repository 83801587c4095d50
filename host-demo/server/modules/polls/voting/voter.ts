import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Call } from '../../../identity/call.ts'
import { deviceIn, keyedHash } from '../../../identity/device-cookie.ts'
import type { Person } from '../../../identity/sessions.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import type { PollRow } from '../find-poll.ts'

/** Who votes: an account, or in a public poll a device. */
export type Voter =
  | { readonly user_id: string; readonly device_hash: null }
  | {
      readonly user_id: null
      readonly device_hash: string
      /** Earlier votes of devices were stored under a hash without a key. */
      readonly unkeyed_hash: string
    }

interface VoterCall extends Pick<Call<unknown>, 'http' | 'context'> {
  readonly person: Person | undefined
}

/**
 * The caller as a poll counts them. Undefined: nobody who could have voted.
 * @param voteKey tells devices without cookies apart
 */
export function voterOf(
  { id, is_public }: Pick<PollRow, 'id' | 'is_public'>,
  { http, context, person }: VoterCall,
  voteKey?: string,
): Voter | undefined {
  if (!is_public) return person && accountOf(person)
  const device = deviceIn(http) ?? voteKey
  if (device === undefined) return undefined
  const device_hash = keyedHash(context.deviceKey, id, device)
  return { user_id: null, device_hash, unkeyed_hash: sha256(`${id} ${device}`) }
}

export const accountOf = ({ id }: Person): Voter => ({ user_id: id, device_hash: null })

/** The vote that somebody has made. */
export async function voteOf(
  db: Kysely<Database>,
  { id }: Pick<PollRow, 'id'>,
  voter: Voter | undefined,
): Promise<Vote | undefined> {
  if (!voter) return undefined
  return db
    .selectFrom('poll_votes')
    .select(['id', 'option_ids'])
    .where('poll_id', '=', id)
    .where(isBy([voter]))
    .executeTakeFirst()
}

export type Vote = Pick<Selectable<Database['poll_votes']>, 'id' | 'option_ids'>

/** The votes of these voters. */
export const isBy = (voters: readonly Voter[]) => (eb: ExpressionBuilder<Database, 'poll_votes'>) =>
  eb.or(
    voters.map(voter =>
      voter.user_id === null
        ? eb('device_hash', 'in', [voter.device_hash, voter.unkeyed_hash])
        : eb('user_id', '=', voter.user_id),
    ),
  )
