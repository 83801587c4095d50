import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { log } from '../log.ts'
import { hasTable } from './has-table.ts'
import { inWords } from './problems.ts'
import type { Database } from './schema.ts'

/**
 * Runs the missing migrations. Several processes may call it at once: kysely's lock lets one through. A database that a
 * newer release has migrated is left as it is: migrations only add, so this release can serve it.
 * @throws {StartupError} one sentence, where the operator can mend what is wrong
 */
export async function migrate(db: Kysely<Database>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = async () => (await executed(db)).filter(name => !(name in migrations))
  for (;;) {
    const newer = await unknown()
    const migrator = new Migrator({
      db,
      // kysely takes an executed migration that it does not know for a mistake.
      provider: {
        getMigrations: async () => ({ ...migrations, ...Object.fromEntries(newer.map(name => [name, none])) }),
      },
      // Floors and modules number their migrations separately, so a newer one can have a lower number.
      allowUnorderedMigrations: true,
    })
    const { error } = await migrator.migrateToLatest()
    if (!error) {
      if (newer.length) log.warn({ migrations: newer }, 'This database was upgraded by a newer release')
      return
    }
    // The newer release may have done so only now.
    if ((await unknown()).length === newer.length) throw inWords(error)
  }
}

const none: Migration = { up: async () => undefined }

async function executed(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
