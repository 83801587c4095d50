import { type Kysely, Migrator } from 'kysely'
import { ground } from './migrations/0001-ground.ts'
import type { Database } from './schema.ts'

/** Brings the database to today's shape. Any number of processes may do so at once: kysely's lock lets one through. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '0001-ground': ground }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
