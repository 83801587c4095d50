import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '../host-demo/server/platform/config.ts'
import { type OpenDatabase, openDatabase } from '../host-demo/server/platform/db/database.ts'
import { copyFolder } from './copy-folder.ts'
import { fullRun } from './full-run.ts'
import type { Template } from './templates.ts'
import { folderInMemory } from './temporary-folder.ts'

export interface TestDatabase {
  readonly name: 'pglite' | 'postgresql'
  /** Copies a template, by default the empty one, for a server to open. The caller drops it. */
  prepare(template?: Template): Promise<{ config: DatabaseConfig; drop(): Promise<void> }>
  /** Opens an empty database, and drops it after the test. */
  open(): Promise<OpenDatabase>
}

export const embedded = { name: 'pglite', prepare: copyTemplate, open: () => openFor(copyTemplate) } as const

export const postgresql: TestDatabase = {
  name: 'postgresql',
  prepare: copyDatabase,
  open: () => openFor(copyDatabase),
}

/** Both kinds of database, for `describe.each(databases)('on $name', …)` in tests of what a database does. */
export const databases: readonly TestDatabase[] = [embedded, postgresql]

/** Both kinds in `npm run full`, and this one in `npm test`. */
export const databasesOr = (one: TestDatabase): readonly TestDatabase[] => (fullRun ? databases : [one])

/**
 * The kinds of database for a test file about what a module does: both in `npm run full`, and one in `npm test`. Few
 * files get the embedded one, whose tests take twice the processor time.
 * @param file `import.meta.url` of the test file
 */
export function databasesFor(file: string): readonly TestDatabase[] {
  const sum = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return databasesOr(sum % 16 === 0 ? embedded : postgresql)
}

async function openFor(prepare: TestDatabase['prepare']): Promise<OpenDatabase> {
  const { config, drop } = await prepare()
  onTestFinished(drop)
  const database = await openDatabase(config)
  let open = true
  const close = async () => {
    if (open) await database.close()
    open = false
  }
  onTestFinished(close)
  return { ...database, close }
}

async function copyTemplate(template: Template = 'empty') {
  const { path, remove } = folderInMemory('pglite')
  const folder = join(path, 'data')
  await copyFolder(inject('embeddedTemplates')[template], folder)
  return { config: { type: 'embedded', folder } as const, drop: async () => remove() }
}

async function copyDatabase(template: Template = 'empty') {
  const server = inject('postgresql')
  const name = `fayre_test_${randomUUID().replaceAll('-', '')}`
  await command(server, `create database ${name} template ${inject('postgresqlTemplates')[template]}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    config: { type: 'postgresql', url: url.href } as const,
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  }
}

async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
