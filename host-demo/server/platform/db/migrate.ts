import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Database } from './schema.ts'

/** Runs the missing migrations. Several processes may call it at once: kysely's lock lets one through. */
export async function migrate(db: Kysely<Database>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Floors and modules number their migrations separately, so a newer one can have a lower number.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
