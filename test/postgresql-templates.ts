import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgresql } from './postgresql.ts'
import { migrateOnly, seed, type Templates } from './templates.ts'
import { folderInMemory } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose role may create databases. */
    postgresql: string
    /** Names of template databases, which tests copy. */
    postgresqlTemplates: Templates
  }
}

interface Started {
  readonly url: string
  readonly templates: Templates
  stop(): Promise<void>
}

const started = Symbol.for('fayre.test.postgresql')
const shared = globalThis as { [started]?: { readonly server: Promise<Started>; users: number } }

/**
 * One PostgreSQL with templates for all projects of a run, although each has modules of its own. It stops when the last
 * of them calls `stop`.
 */
export async function postgresqlTemplates(): Promise<Started> {
  shared[started] ??= { server: start(), users: 0 }
  const use = shared[started]
  use.users++
  const server = await use.server
  const stop = async () => {
    use.users--
    if (!use.users) await server.stop()
  }
  return { ...server, stop }
}

async function start(): Promise<Started> {
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
