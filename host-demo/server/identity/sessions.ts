import type { Kysely, Selectable } from 'kysely'
import { inBatch } from '../platform/db/batches.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Caller, rememberCaller } from './known-callers.ts'

export type Person = Selectable<Database['users']>

const lifetime = 30 * 24 * 60 * 60 * 1000

/** Milliseconds that a session in a charity's own page lasts, where people cannot sign out. */
const pageLifetime = 60 * 60 * 1000

/** Milliseconds between two updates of a session's last use. */
const noteEvery = 5 * 60 * 1000

/** The device that a session begins on. */
export interface SignInDevice {
  readonly caller: Caller
  /** As people read it, such as "Chrome on Android". */
  readonly device: string | null
}

/**
 * Opens a session. The token is returned once and stored only as a hash.
 * @param pageEvent for a session of a charity's own page: the event it is limited to
 */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  signIn?: SignInDevice,
  pageEvent: string | null = null,
): Promise<{ access_token: string; expires_at: string }> {
  const owner = await db.selectFrom('users').select('archived_at').where('id', '=', userId).executeTakeFirst()
  if (owner?.archived_at) throw archived()
  const token = randomToken()
  const expires = new Date(now.getTime() + (pageEvent === null ? lifetime : pageLifetime))
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      expires_at: expires,
      began_at: now,
      used_at: now,
      device: signIn?.device ?? null,
      event_id: pageEvent,
    })
    .execute()
  if (signIn) await rememberCaller(db, userId, signIn.caller, now)
  return { access_token: token, expires_at: expires.toISOString() }
}

/**
 * @param pageEvent the event at which the session of a charity's own page may be used too; default: none
 * @throws {HttpError} 401 `invalid_token` if the account is archived, 401 `session_expired` for any other invalid
 *   token; 403 for a page's session if a full one is needed
 */
export async function personOf(
  db: Kysely<Database>,
  token: string,
  now: Date,
  pageEvent?: string | undefined,
): Promise<Person> {
  const tokenHash = sha256(token)
  const found = await inBatch(db, 'sessions', tokenHash, hashes => sessionsOf(db, hashes))
  if (!found) throw expired()
  const { expires_at, used_at, event_id, token_hash: _, ...person } = found
  if (person.archived_at) throw archived()
  if (expires_at <= now) throw expired()
  if (event_id !== null && event_id !== pageEvent) throw onPlatformOnly()
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
    .select(['sessions.token_hash', 'sessions.expires_at', 'sessions.used_at', 'sessions.event_id'])
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

const onPlatformOnly = () =>
  new HttpError(403, { error: 'forbidden', error_description: 'Please sign in on the event’s own site for that.' })

const archived = () =>
  new HttpError(401, {
    error: 'invalid_token',
    error_header: 'Account archived',
    error_description: 'Please contact support.',
  })
