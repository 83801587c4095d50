import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { randomToken, sha256 } from './hashes.ts'

const lifetime = 7 * 24 * 60 * 60 * 1000

/** A token for the `user_token` of one link in one mail: it signs its reader in, once. */
export async function createMailLink(
  db: Kysely<Database>,
  link: { userId: string; redirectRoute?: string },
  now: Date,
): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('mail_links')
    .values({
      token_hash: sha256(token),
      user_id: link.userId,
      expires_at: new Date(now.getTime() + lifetime),
      used_at: null,
      redirect_route: link.redirectRoute ?? null,
    })
    .execute()
  return token
}

/** Uses a link up. Of several at once, one gets it. */
export async function useMailLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ userId: string; redirectRoute: string | null } | undefined> {
  const used = await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'redirect_route'])
    .executeTakeFirst()
  return used && { userId: used.user_id, redirectRoute: used.redirect_route }
}
