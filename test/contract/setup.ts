import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgresql } from '../postgresql.ts'
import { embeddedTemplates, migrateOnly, seed, type Templates } from '../templates.ts'
import { folderInMemory } from '../temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose role may create databases. */
    postgresql: string
    /** Names of template databases, which tests copy. */
    postgresqlTemplates: Templates
    /** Data folders of embedded template databases, which tests copy. */
    embeddedTemplates: Templates
  }
}

/** One PostgreSQL for the whole run, with the templates of each kind of database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [embedded, postgresql] = await Promise.all([embeddedTemplates(), startWithTemplates()])
  provide('embeddedTemplates', embedded)
  provide('postgresql', postgresql.url)
  provide('postgresqlTemplates', postgresql.templates)
  return postgresql.stop
}

async function startWithTemplates() {
  const server = await startPostgresql(folderInMemory)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const prefix = `fayre_template_${randomUUID().replaceAll('-', '')}`
  const templates = { empty: `${prefix}_empty`, demo: `${prefix}_demo` }
  const at = (name: string) => ({ type: 'postgresql', url: new URL(name, server.url).href }) as const
  await admin.query(`create database ${templates.empty}`)
  await migrateOnly(at(templates.empty))
  await admin.query(`create database ${templates.demo} template ${templates.empty}`)
  await seed(at(templates.demo))
  return {
    url: server.url,
    templates,
    async stop() {
      for (const name of Object.values(templates)) await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}
