import { sql } from 'kysely'
import { demoEvents } from './demo/events/events.ts'
import { seed } from './demo/seed.ts'
import { refuseProductionDatabase } from './identity/demo-data.ts'
import { migrations } from './migrations.ts'
import { modules } from './modules.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { readConfig } from './platform/read-config.ts'
import { StartupError } from './platform/startup-error.ts'

/** `npm run demo:reset`: deletes all data and seeds the three demo events again. */
async function resetDemo(): Promise<void> {
  const { database, demo } = readConfig(process.env)
  if (!demo) throw new StartupError('Beside Stripe nothing is reset: this would forget real orders.')
  const { db, close } = await openDatabase(database)
  try {
    await refuseProductionDatabase(db)
    await migrate(db, migrations)
    await sql.raw(`truncate ${tables.join(', ')} restart identity cascade`).execute(db)
    // Recurring jobs are created at the server's start only, so they stay.
    await db.deleteFrom('jobs').where('key', '!=', 'every').execute()
    // Emptied, not dropped: a running server makes the stand-in's tables only at its start.
    const { rows: provider } = await sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables where schemaname = 'stripe_stand_in'`.execute(db)
    if (provider.length) await sql.raw(`truncate ${provider.map(({ name }) => name).join(', ')}`).execute(db)
    await seed(db, { events: demoEvents, modules }, new Date(), true)
    console.log(`The demo starts anew with ${demoEvents.map(event => event.settings.name).join(', ')}.`)
  } finally {
    await close()
  }
}

/** Secrets stay, so that a running server on this database keeps working. */
const tables = [
  'organisations',
  'events',
  'users',
  'orders',
  'webhook_events',
  'payment_problems',
  'outbox',
  'mails',
  'one_time_codes',
  'rate_limits',
  'maintenance',
  'demo_controls',
]

try {
  await resetDemo()
} catch (problem) {
  console.error(problem instanceof StartupError ? problem.message : problem)
  process.exit(1)
}
