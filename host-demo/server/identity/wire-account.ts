import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { account } from '../../../src/api/account.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Event } from './events.ts'
import type { Person } from './sessions.ts'
import { wireUser } from './wire-user.ts'

/** The account's data, read from the database. */
export async function wireAccount(
  db: Kysely<Database>,
  event: Event,
  { id }: Pick<Person, 'id'>,
): Promise<InferInput<typeof account.output>> {
  const person = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const choices = await db
    .selectFrom('communication_choices')
    .select(['channel', 'allowed', 'decided_at'])
    .where('user_id', '=', id)
    .where('event_id', '=', event.id)
    .orderBy('channel')
    .execute()
  return {
    user: await wireUser(db, event, person),
    address: person.address,
    communication: choices.map(({ channel, allowed, decided_at }) => ({
      channel,
      allowed: allowed ? 'yes' : 'no',
      decided_at: decided_at.toISOString(),
    })),
    has_password: person.password === null ? 'no' : 'yes',
    has_secure_pin: person.secure_pin === null && person.next_secure_pin === null ? 'no' : 'yes',
    created_at: person.created_at.toISOString(),
  }
}
