import { type Kysely, sql } from 'kysely'
import { hasTable } from '../platform/db/has-table.ts'
import type { Database } from '../platform/db/schema.ts'
import { serverSecret } from '../platform/db/server-secret.ts'
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
  // Anybody can sign up with such an address, so beside production's mark people prove nothing.
  if ((await isMarked(db)) ? !(await hasStandIn(db)) : !(await wasDemo(db))) return
  throw new StartupError(
    'This database was a demo: it has people whose passwords are published, and gifts that nobody paid. Give production a new, empty one: set DATABASE_URL or FAYRE_DATA to another.',
  )
}

const productionMark = 'production'

/** Keeps demos off this database from now on. */
export async function markProductionDatabase(db: Kysely<Database>): Promise<void> {
  await serverSecret(db, productionMark)
}

/**
 * Everything but a production server must leave a charity's database alone: a demo would put its own data there, take
 * jobs without doing them and show mails to anybody. Reads only, also from a database without tables.
 * @throws {StartupError} if a production server has run on this database, or it has events and was no demo
 */
export async function refuseProductionDatabase(db: Kysely<Database>): Promise<void> {
  if (!(await hasTable(db, 'server_secrets')) || !(await hasTable(db, 'events'))) return
  if (await isMarked(db)) {
    throw new StartupError(
      'This database is a production server’s: set NODE_ENV=production without FAYRE_DEMO, or DATABASE_URL or FAYRE_DATA to another database.',
    )
  }
  const event = await db.selectFrom('events').select('id').limit(1).executeTakeFirst()
  if (!event || (await wasDemo(db))) return
  throw new StartupError(
    'This database has events that are not the demo’s: set NODE_ENV=production if they are real, or DATABASE_URL or FAYRE_DATA to another database.',
  )
}

async function isMarked(db: Kysely<Database>): Promise<boolean> {
  const marks = db.selectFrom('server_secrets').select('name').where('name', '=', productionMark)
  return (await marks.executeTakeFirst()) !== undefined
}

async function wasDemo(db: Kysely<Database>): Promise<boolean> {
  const person = await demoPeople(db).select('id').limit(1).executeTakeFirst()
  return person !== undefined || (await hasStandIn(db))
}

async function hasStandIn(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select to_regnamespace('stripe_stand_in') is not null as used`.execute(
    db,
  )
  return rows[0]?.used === true
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
