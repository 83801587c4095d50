import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { log } from '../log.ts'
import { hasTable } from './has-table.ts'
import { lockedOut } from './locked-out.ts'
import { codeOf, inWords } from './problems.ts'
import type { Database } from './schema.ts'

/** How often an upgrade is tried while others hold a lock that it needs, and the milliseconds between two tries. */
const mostTries = 3
const pause = 1000

/**
 * Runs the missing migrations. Several processes may call it at once: kysely's lock lets one through, and the others
 * wait for it. A database that a newer release has migrated is left as it is: migrations only add, so this release can
 * serve it.
 * @throws {StartupError} one sentence, where the operator can mend what is wrong
 */
export async function migrate(db: Kysely<Database>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = async () => (await executed(db)).filter(name => !(name in migrations))
  for (let tries = 1; ; ) {
    const newer = await unknown()
    let running = ''
    let isLocked = false
    const patient = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
      name,
      {
        async up(trx) {
          running = name
          // What waits for a table makes everybody wait who comes after it.
          await sql`set local lock_timeout = '3s'`.execute(trx)
          await up(trx)
        },
      },
    ])
    const migrator = new Migrator({
      db,
      provider: {
        async getMigrations() {
          // kysely asks for them when it has its lock.
          isLocked = true
          // It takes an executed migration that it does not know for a mistake.
          return Object.fromEntries([...patient, ...newer.map((name): [string, Migration] => [name, none])])
        },
      },
      // Floors and modules number their migrations separately, so a newer one can have a lower number.
      allowUnorderedMigrations: true,
    })
    const { error } = await migrator.migrateToLatest()
    if (!error) {
      if (newer.length) log.warn({ migrations: newer }, 'This database was upgraded by a newer release')
      return
    }
    const code = codeOf(error)
    if (!isLocked && (code === statementTimedOut || code === lockTimedOut)) {
      log.warn('Another process migrates the database, so this one waits')
    } else if (code === lockTimedOut) {
      if (tries === mostTries) throw await lockedOut(db, running)
      tries++
      await new Promise(done => setTimeout(done, pause))
    } else if ((await unknown()).length === newer.length) {
      // Otherwise a newer release has migrated only now.
      throw inWords(error)
    }
  }
}

const statementTimedOut = '57014'
const lockTimedOut = '55P03'

const none: Migration = { up: async () => undefined }

async function executed(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
