import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { sha256 } from '../platform/hashes.ts'

/** The caller as rate limits tell them apart. */
export interface Caller {
  /** The network address. A whole ballroom may share one. */
  readonly network: string
  /** The secret in a browser's cookie, which it gets at its first sign-in. */
  readonly device: string | undefined
}

/** How an account's owner is recognised before they have proved anything. */
export type Familiarity = 'device' | 'network' | undefined

/** Notes that an account has signed in from this network and device. */
export async function rememberCaller(db: Kysely<Database>, userId: string, caller: Caller, now: Date): Promise<void> {
  await db
    .insertInto('known_places')
    .values(marksOf(caller).map(mark => ({ ...mark, user_id: userId, seen_at: now })))
    .onConflict(conflict => conflict.columns(['user_id', 'kind', 'hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Called after a password change: somebody who signed in with the old password may not be the owner. */
export async function forgetCallers(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('known_places').where('user_id', '=', userId).execute()
}

/** Has this account signed in from this network or device before? Takes the same time without an account. */
export async function familiarityOf(
  db: Kysely<Database>,
  userId: string | undefined,
  caller: Caller,
): Promise<Familiarity> {
  const found = await db
    .selectFrom('known_places')
    .select('kind')
    .where('user_id', '=', userId ?? '')
    .where(
      'hash',
      'in',
      marksOf(caller).map(({ hash }) => hash),
    )
    .execute()
  return found.some(({ kind }) => kind === 'device') ? 'device' : found[0]?.kind
}

/** Deletes networks and devices that were not seen for over a year. */
export async function pruneKnownCallers(db: Kysely<Database>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('known_places').where('seen_at', '<', longAgo).execute()
}

function marksOf({ network, device }: Caller) {
  const marks = [{ kind: 'network' as const, hash: sha256(network) }]
  return device === undefined ? marks : [...marks, { kind: 'device' as const, hash: sha256(device) }]
}
