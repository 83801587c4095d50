import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'

const weekMinutes = 7 * 24 * 60

interface Link {
  readonly userId: string
  readonly redirectRoute?: string
  /** Default: it signs its reader in. */
  readonly purpose?: 'sign_in' | 'reset_password'
  /** Default: a week. */
  readonly minutes?: number
}

/** A token for one link in one mail. It works once. */
export async function createMailLink(
  db: Kysely<Database>,
  { userId, redirectRoute, purpose = 'sign_in', minutes = weekMinutes }: Link,
  now: Date,
): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('mail_links')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      used_at: null,
      redirect_route: redirectRoute ?? null,
      purpose,
    })
    .execute()
  return token
}

/**
 * Whose link this is, if it may still be used. For checks before it is used; `useMailLink` decides.
 * @returns the user's id
 */
export async function ownerOfMailLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
  purpose: Link['purpose'] = 'sign_in',
): Promise<string | undefined> {
  const found = await db
    .selectFrom('mail_links')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.user_id
}

/** Uses a link up. Of several simultaneous uses one succeeds. */
export async function useMailLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
  purpose: Link['purpose'] = 'sign_in',
): Promise<{ userId: string; redirectRoute: string | null } | undefined> {
  const used = await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'redirect_route'])
    .executeTakeFirst()
  return used && { userId: used.user_id, redirectRoute: used.redirect_route }
}

/** Called after a change of password or address, so that old mails let nobody in. */
export async function dropMailLinks(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('mail_links').where('user_id', '=', userId).execute()
}

export async function pruneMailLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('mail_links').where('expires_at', '<', now).execute()
}
