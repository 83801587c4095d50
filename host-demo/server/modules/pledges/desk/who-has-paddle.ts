import type { Kysely } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { normalEmail } from '../../../platform/hashes.ts'

/** The donor with a paddle number: the data of the paddle's account, if it has one. */
export async function whoHasPaddle(
  { modules }: Pick<Context, 'modules'>,
  db: Kysely<Database>,
  eventId: string,
  paddle: number,
) {
  for (const module of modules) {
    const holder = (await module.paddles?.(db, eventId, [paddle]))?.get(paddle)
    if (!holder) continue
    const user = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where('id', '=', holder.user_id ?? '')
      .executeTakeFirst()
    return {
      paddle,
      shown_as: holder.shown_as,
      user_id: user?.id ?? null,
      first_name: user?.first_name ?? null,
      last_name: user?.last_name ?? null,
      email: user?.email ?? null,
      email_normal: user ? normalEmail(user.email) : null,
    }
  }
  const nobody = { user_id: null, first_name: null, last_name: null, email: null, email_normal: null }
  return { paddle, shown_as: String(paddle), ...nobody }
}
