import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../config.ts'
import { log } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { inOneCall, NamingClient } from './embedded-client.ts'
import { ensureFolder } from './ensure-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { LosableClient } from './losable-client.ts'
import type { Database } from './schema.ts'

/** Milliseconds after a statement's timeout in which PostgreSQL must have said so, else its connection is lost. */
const answerMargin = 3000

export interface OpenDatabase {
  db: Kysely<Database>
  /** The same connections, for packages that bring their own SQL. */
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens PostgreSQL or the embedded PGlite with one driver and one dialect.
 * @throws {StartupError} one sentence on why it cannot be opened
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.type === 'postgresql' ? openServer(config) : openEmbedded(config.folder)
}

async function openServer({
  url,
  pool: max = 10,
  statementTimeout = 30_000,
}: Extract<DatabaseConfig, { type: 'postgresql' }>): Promise<OpenDatabase> {
  const pool = makePool({
    connectionString: url,
    max,
    statement_timeout: statementTimeout,
    Client: LosableClient,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + answerMargin }),
  })
  try {
    await checkServer(pool, withoutPassword(url))
  } catch (problem) {
    await pool.end()
    if (problem instanceof StartupError) throw problem
    throw new StartupError(`The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(problem)}.`)
  }
  const db = makeKysely(pool)
  return { db, pool, close: () => db.destroy() }
}

async function checkServer(pool: pg.Pool, address: string): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; read_only: string }>(
    "select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only",
  )
  const { encoding, read_only } = rows[0] ?? {}
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database at ${address} has the encoding ${encoding}, which cannot store every name: make a new one with the encoding UTF8.`,
    )
  }
  if (read_only === 'on') {
    throw new StartupError(
      `The database at ${address} takes no writes, because it is a standby or read-only: set DATABASE_URL to the primary.`,
    )
  }
}

async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  const lock = folder === undefined ? undefined : await lockFolder(folder)
  try {
    const embedded = await openFolder(folder)
    // There is one connection, so a query outside an open transaction would wait for ever. The timeout reports it.
    const pool = makePool({ ...createPgConfig(inOneCall(embedded)), Client: NamingClient, max: 1 })
    const db = makeKysely(pool)
    return {
      db,
      pool,
      async close() {
        await db.destroy()
        await embedded.close()
        await lock?.release()
      },
    }
  } catch (problem) {
    await lock?.release()
    throw problem
  }
}

/** By default PostgreSQL writes 128 MB at each start, which takes longer than everything else. */
const settings = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] }

async function openFolder(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return PGlite.create(settings)
  try {
    const path = join(folder, 'database')
    await ensureFolder(path)
    return await PGlite.create(path, settings)
  } catch (problem) {
    throw new StartupError(`The data folder ${folder} cannot be used: ${reasonOf(problem)}.`)
  }
}

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 15_000, types: { getTypeParser }, ...config })
  // The pool replaces a connection that breaks, but listens only while it is idle. An error that nobody listens to ends
  // the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.once('error', () => log.warn('A database connection was lost; it will be opened again'))
    client.on('error', () => undefined)
  })
  return pool
}

function makeKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

const bigint = 20
const numeric = 1700

/** Sums and counts as numbers. One too large to be exact throws instead of being rounded. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === bigint || type === numeric ? exactNumber : pg.types.getTypeParser(type, format as 'text')

function exactNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A number of the database is too large or not whole')
  return value
}

/** The embedded database's number for ENOSPC. Its errors have no words. */
const noSpace = 51

function reasonOf(problem: unknown): string {
  if (problem instanceof Object && 'errno' in problem && problem.errno === noSpace) return 'its disk is full'
  const reason = problem instanceof Error ? problem.message || ('code' in problem ? String(problem.code) : '') : ''
  return (reason.split('\n')[0] ?? '').replace(/\.$/, '') || 'it does not answer'
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return host + pathname
  } catch {
    return 'DATABASE_URL'
  }
}
