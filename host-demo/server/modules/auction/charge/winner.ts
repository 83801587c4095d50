import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

/** The person behind a bidder. Undefined: somebody in the room without an account, or an account that was deleted. */
export async function findWinner(db: Kysely<Database>, bidder: string) {
  const found = await db.selectFrom('bidders').selectAll().where('id', '=', bidder).executeTakeFirst()
  if (!found?.user_id) return undefined
  const { user_id, event_id } = found
  const person = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirstOrThrow()
  const event = await db.selectFrom('events').selectAll().where('id', '=', event_id).executeTakeFirstOrThrow()
  return { bidder, person, event }
}
