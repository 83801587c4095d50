import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'

/** Milliseconds that a code is valid: enough for a browser to follow a redirect on a bad connection. */
const lifetime = 2 * 60 * 1000

interface Authorization {
  readonly userId: string
  readonly eventId: string
  /** Origin of the page that may exchange the code. */
  readonly origin: string
  readonly challenge: string
}

export async function createAuthorizationCode(
  db: Kysely<Database>,
  { userId, eventId, origin, challenge }: Authorization,
  now: Date,
): Promise<string> {
  const code = randomToken()
  await db
    .insertInto('authorization_codes')
    .values({
      code_hash: sha256(code),
      user_id: userId,
      event_id: eventId,
      origin,
      code_challenge: challenge,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute()
  return code
}

/**
 * Uses a code up. Of several simultaneous uses one succeeds.
 * @returns whose session to open
 */
export async function useAuthorizationCode(
  db: Kysely<Database>,
  code: string,
  { eventId, origin, challenge }: Omit<Authorization, 'userId'>,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .updateTable('authorization_codes')
    .set({ used_at: now })
    .where('code_hash', '=', sha256(code))
    .where('event_id', '=', eventId)
    .where('origin', '=', origin)
    .where('code_challenge', '=', challenge)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id
}

export async function pruneAuthorizationCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('authorization_codes').where('expires_at', '<', now).execute()
}
