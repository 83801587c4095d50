import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Database } from './schema.ts'

/** Brings the database to today's shape. Any number of processes may do so at once: kysely's lock lets one through. */
export async function migrate(db: Kysely<Database>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Floors and modules number theirs apart: one that comes later may have a lower number.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
