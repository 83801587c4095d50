import type { Kysely, Selectable } from 'kysely'
import { inBatch } from '../platform/db/batches.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Caller, rememberPlace } from './known-places.ts'

export type Person = Selectable<Database['users']>

const lifetime = 30 * 24 * 60 * 60 * 1000

/** Milliseconds between two updates of a session's last use. */
const noteEvery = 5 * 60 * 1000

/** Where a session begins. */
export interface SignInPlace {
  readonly caller: Caller
  /** For people, such as "Chrome on Android". */
  readonly device: string | null
}

/** Opens a session. The token is returned once and stored only as a hash. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  place?: SignInPlace,
): Promise<{ access_token: string; expires_at: string }> {
  const owner = await db.selectFrom('users').select('archived_at').where('id', '=', userId).executeTakeFirst()
  if (owner?.archived_at) throw archived()
  const token = randomToken()
  const expires = new Date(now.getTime() + lifetime)
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      expires_at: expires,
      began_at: now,
      used_at: now,
      device: place?.device ?? null,
    })
    .execute()
  if (place) await rememberPlace(db, userId, place.caller, now)
  return { access_token: token, expires_at: expires.toISOString() }
}

/** @throws {HttpError} 401: `invalid_token` if the account is archived, else `session_expired` for any invalid token */
export async function personOf(db: Kysely<Database>, token: string, now: Date): Promise<Person> {
  const tokenHash = sha256(token)
  const found = await inBatch(db, 'sessions', tokenHash, hashes => sessionsOf(db, hashes))
  if (!found) throw expired()
  const { expires_at, used_at, token_hash: _, ...person } = found
  if (person.archived_at) throw archived()
  if (expires_at <= now) throw expired()
  if (now.getTime() - used_at.getTime() > noteEvery) {
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
  }
  return person
}

async function sessionsOf(db: Kysely<Database>, hashes: readonly string[]) {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.token_hash', 'sessions.expires_at', 'sessions.used_at'])
    .where('sessions.token_hash', 'in', hashes)
    .execute()
  return hashes.map(hash => found.find(({ token_hash }) => token_hash === hash))
}

export async function closeSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
}

/** Ends a person's sessions: all of them, or all but one. */
export async function closeSessions(db: Kysely<Database>, userId: string, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, query => query.where('token_hash', '!=', sha256(exceptToken ?? '')))
    .execute()
}

/** Deletes sessions that expired a month ago. Until then their owners are told that they expired. */
export async function pruneSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('sessions').where('expires_at', '<', monthAgo).execute()
}

const expired = () => new HttpError(401, { error: 'session_expired' })

const archived = () =>
  new HttpError(401, {
    error: 'invalid_token',
    error_header: 'Account archived',
    error_description: 'Please contact support.',
  })
