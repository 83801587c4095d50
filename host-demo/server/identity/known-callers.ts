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

type Account = Readonly<{ id: string }>

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

/** Which of these accounts have signed in from this network or device before? Takes the same time without an account. */
export async function familiaritiesOf(
  db: Kysely<Database>,
  accounts: readonly Account[],
  caller: Caller,
): Promise<ReadonlyMap<string, Familiarity>> {
  const found = await db
    .selectFrom('known_places')
    .select(['user_id', 'kind'])
    .where('user_id', 'in', accounts.length ? accounts.map(({ id }) => id) : [''])
    .where(
      'hash',
      'in',
      marksOf(caller).map(({ hash }) => hash),
    )
    // A device counts for more.
    .orderBy('kind', 'desc')
    .execute()
  return new Map(found.map(({ user_id, kind }) => [user_id, kind]))
}

/**
 * How well all of these accounts know the caller. Of several that share a number, one that does not is enough: anybody
 * can give their account somebody else's number.
 */
export async function familiarityOf(
  db: Kysely<Database>,
  accounts: readonly Account[],
  caller: Caller,
): Promise<Familiarity> {
  const found = await familiaritiesOf(db, accounts, caller)
  return weakest(accounts.map(({ id }) => found.get(id)))
}

export function weakest(all: readonly Familiarity[]): Familiarity {
  if (all.includes(undefined)) return undefined
  return all.includes('network') ? 'network' : all[0]
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
