import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { log } from '../platform/log.ts'
import { StartupError } from '../platform/startup-error.ts'

/** All people of a demo have addresses there. Mail to `.example` reaches nobody: the name is reserved. */
const demoAddress = '%@fayre.example'

/**
 * A demo's database must not go live: its people's passwords are published, an organiser's among them, and its gifts
 * were never paid.
 * @throws {StartupError} if a demo has run on this database
 */
export async function refuseDemoDatabase(db: Kysely<Database>): Promise<void> {
  const person = await demoPeople(db).select('id').limit(1).executeTakeFirst()
  const { rows } = await sql<{ used: boolean }>`select to_regnamespace('stripe_stand_in') is not null as used`.execute(
    db,
  )
  if (!person && !rows[0]?.used) return
  throw new StartupError(
    'This database was a demo: it has people whose passwords are published, and gifts that nobody paid. Give production a new, empty one: set DATABASE_URL or FAYRE_DATA to another.',
  )
}

/**
 * For a demo's database that is tried with real Stripe: its people stay, but their published passwords stop working.
 */
export async function disableDemoPasswords(db: Kysely<Database>): Promise<void> {
  const ids = demoPeople(db).select('id')
  const shut = await db
    .updateTable('users')
    .set({ password: null, secure_pin: null, next_secure_pin: null })
    .where('id', 'in', ids)
    .where(eb => eb.or([eb('password', 'is not', null), eb('secure_pin', 'is not', null)]))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('sessions').where('user_id', 'in', ids).execute()
  await db.deleteFrom('mail_links').where('user_id', 'in', ids).execute()
  if (shut.numUpdatedRows) log.warn('The people of the demo cannot sign in beside real Stripe')
}

const demoPeople = (db: Kysely<Database>) => db.selectFrom('users').where('email_normal', 'like', demoAddress)
