import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '../../host-demo/server/migrations.ts'
import type { DatabaseConfig } from '../../host-demo/server/platform/config.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { startPostgresql } from '../postgresql.ts'
import { temporaryFolder } from '../temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL where databases may be created. */
    postgresql: string
    /** Name of its database that is migrated and empty. */
    postgresqlTemplate: string
    /** Data folder of an embedded database that is migrated and empty. */
    embeddedTemplate: string
  }
}

/** One PostgreSQL for the whole run, and one migrated template for each kind of database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('template')
  const server = await startPostgresql()
  const template = `fayre_template_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const url = new URL(server.url)
  url.pathname = `/${template}`
  const embedded = join(folder.path, 'data')
  await migrateOnce({ type: 'postgresql', url: url.href })
  await migrateOnce({ type: 'embedded', folder: embedded })
  provide('postgresql', server.url)
  provide('postgresqlTemplate', template)
  provide('embeddedTemplate', embedded)

  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
    folder.remove()
  }
}

async function migrateOnce(config: DatabaseConfig): Promise<void> {
  const { db, close } = await openDatabase(config)
  try {
    await migrate(db, migrations)
  } finally {
    await close()
  }
}
