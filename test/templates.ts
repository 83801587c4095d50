import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '../host-demo/server/migrations.ts'
import { closeLotKind } from '../host-demo/server/modules/auction/schedule-close.ts'
import type { DatabaseConfig } from '../host-demo/server/platform/config.ts'
import { openDatabase } from '../host-demo/server/platform/db/database.ts'
import { migrate } from '../host-demo/server/platform/db/migrate.ts'
import { readConfig } from '../host-demo/server/platform/read-config.ts'
import { startServer } from '../host-demo/server/start-server.ts'
import { copyFolder } from './copy-folder.ts'
import { passwordCost } from './password-cost.ts'
import { folderInMemory } from './temporary-folder.ts'

/** A database that tests copy: migrated only, or seeded with the demo's events. */
export type Template = 'empty' | 'demo'

/** A value for each template. */
export type Templates = Readonly<Record<Template, string>>

const made = Symbol.for('fayre.test.templates')
const shared = globalThis as { [made]?: Promise<Templates> }

/**
 * Data folders of the embedded templates. All projects of a run share them, although each has modules of its own. They
 * are removed when the process ends.
 */
export function embeddedTemplates(): Promise<Templates> {
  shared[made] ??= make()
  return shared[made]
}

async function make(): Promise<Templates> {
  const { path } = folderInMemory('templates')
  const folders = { empty: join(path, 'empty'), demo: join(path, 'demo') }
  await migrateOnly({ type: 'embedded', folder: folders.empty })
  await copyFolder(folders.empty, folders.demo)
  await seed({ type: 'embedded', folder: folders.demo })
  return folders
}

export async function migrateOnly(config: DatabaseConfig): Promise<void> {
  const { db, close } = await openDatabase(config)
  try {
    await migrate(db, migrations)
  } finally {
    await close()
  }
}

/** Seeds like a demo's first start, but without lots that close by themselves while tests count mails and pushes. */
export async function seed(database: DatabaseConfig): Promise<void> {
  const server = await startServer({ ...readConfig({}), port: 0, database, passwordCost })
  await server.close()
  const { db, close } = await openDatabase(database)
  try {
    const later = (column: string) => sql<Date>`${sql.ref(column)} + interval '90 minutes'`
    await db
      .updateTable('lots')
      .set({ closes_at: later('closes_at'), effective_ends_at: later('effective_ends_at') })
      .where('state', '=', 'open')
      .execute()
    await db
      .updateTable('jobs')
      .set({ due_at: later('due_at'), run_at: later('run_at') })
      .where('kind', '=', closeLotKind)
      .execute()
  } finally {
    await close()
  }
}
