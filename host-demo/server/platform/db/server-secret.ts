import type { Kysely } from 'kysely'
import { randomToken } from '../hashes.ts'
import type { Database } from './schema.ts'

/** A secret shared by all processes on one database. The first one to start makes it. */
export async function serverSecret(db: Kysely<Database>, name: string): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomToken() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
