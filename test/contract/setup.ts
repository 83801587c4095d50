import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '../../host-demo/server/migrations.ts'
import type { DatabaseConfig } from '../../host-demo/server/platform/config.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { readConfig } from '../../host-demo/server/platform/read-config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { copyFolder } from '../copy-folder.ts'
import type { Template } from '../databases.ts'
import { startPostgresql } from '../postgresql.ts'
import { temporaryFolder } from '../temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose role may create databases. */
    postgresql: string
    /** Names of template databases, which tests copy. */
    postgresqlTemplates: Readonly<Record<Template, string>>
    /** Data folders of embedded template databases, which tests copy. */
    embeddedTemplates: Readonly<Record<Template, string>>
  }
}

/** One PostgreSQL for the whole run, with the templates of each kind of database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('templates')
  const server = await startPostgresql()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const prefix = `fayre_template_${randomUUID().replaceAll('-', '')}`
  const named = { empty: `${prefix}_empty`, demo: `${prefix}_demo` }
  const at = (name: string) => ({ type: 'postgresql', url: new URL(name, server.url).href }) as const
  await admin.query(`create database ${named.empty}`)
  await migrateOnly(at(named.empty))
  await admin.query(`create database ${named.demo} template ${named.empty}`)
  await seed(at(named.demo))
  const folders = { empty: join(folder.path, 'empty'), demo: join(folder.path, 'demo') }
  await migrateOnly({ type: 'embedded', folder: folders.empty })
  await copyFolder(folders.empty, folders.demo)
  await seed({ type: 'embedded', folder: folders.demo })
  provide('postgresql', server.url)
  provide('postgresqlTemplates', named)
  provide('embeddedTemplates', folders)

  return async () => {
    for (const name of Object.values(named)) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.stop()
    folder.remove()
  }
}

async function migrateOnly(config: DatabaseConfig): Promise<void> {
  const { db, close } = await openDatabase(config)
  try {
    await migrate(db, migrations)
  } finally {
    await close()
  }
}

/** As a demo's first start does it. */
async function seed(database: DatabaseConfig): Promise<void> {
  const server = await startServer({ ...readConfig({}), port: 0, database })
  await server.close()
}
