import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { randomToken, sha256 } from './hashes.ts'

export type Person = Selectable<Database['users']>

const lifetime = 30 * 24 * 60 * 60 * 1000

/** Signs somebody in. The token is told once and never stored. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<{ access_token: string; expires_at: string }> {
  const token = randomToken()
  const expires = new Date(now.getTime() + lifetime)
  await db
    .insertInto('sessions')
    .values({ token_hash: sha256(token), user_id: userId, expires_at: expires })
    .execute()
  return { access_token: token, expires_at: expires.toISOString() }
}

/** @throws {HttpError} 401: `session_expired` for a token whose time is over, `invalid_token` for any other */
export async function personOf(db: Kysely<Database>, token: string, now: Date): Promise<Person> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at')
    .where('sessions.token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!found) throw new HttpError(401, { error: 'invalid_token', error_description: 'Please sign in again.' })
  const { expires_at, ...person } = found
  if (expires_at > now) return person
  throw new HttpError(401, { error: 'session_expired', error_description: 'Your session has expired.' })
}

/** The token is worth nothing from now on. */
export async function closeSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
}

/** Sessions that ran out a month ago. Until then their owners are told so. */
export async function forgetOldSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('sessions').where('expires_at', '<', monthAgo).execute()
}
