import { PGlite } from '@electric-sql/pglite'
import { type Migration, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { migrations } from '../../host-demo/server/migrations.ts'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { prune } from '../../host-demo/server/platform/jobs/prune.ts'
import { databases, postgresql } from '../databases.ts'
import { folderInMemory } from '../temporary-folder.ts'

const addColumn: Migration = {
  up: async db => void (await sql`alter table orders add late integer`.execute(db)),
}

test.each(databases)('a release starts on a database that a newer one has migrated, on $name', async ({ open }) => {
  const { db } = await open()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', '')`.execute(db)
  await migrate(db, { ...migrations, '0000-late': addColumn })
  await expect(sql`select late from orders`.execute(db)).resolves.toBeDefined()
})

test('an upgrade lets others read while a backup holds a table, then gives up and says who holds it', async () => {
  const { db, pool } = await postgresql.open()
  const backup = await pool.connect()
  onTestFinished(() => backup.release(true))
  await backup.query("set application_name = 'pg_dump'; begin; select from orders")
  const upgrade = migrate(db, { ...migrations, '9999-late': addColumn }).catch(problem => problem)
  const waiting = () => pool.query("select from pg_locks where not granted and relation = 'orders'::regclass")
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  const begun = performance.now()
  await pool.query('select from orders')
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect(await upgrade).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /9999-late could not lock a table, perhaps because pg_dump .* "select pg_terminate_backend\(\d+\)"/,
    ),
  })
}, 60_000)

test('an upgrade waits for another process that migrates, for longer than a statement may take', async () => {
  const { db, pool } = await postgresql.open()
  const { rows } = await pool.query('select current_database() as name')
  const url = new URL(inject('postgresql'))
  url.pathname = `/${rows[0].name}`
  const second = await openDatabase({ type: 'postgresql', url: url.href, statementTimeout: 1000 })
  onTestFinished(second.close)
  await db.connection().execute(async first => {
    const adapter = first.getExecutor().adapter
    const options = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' }
    await adapter.acquireMigrationLock(first, options)
    const upgrade = migrate(second.db, { ...migrations, '9999-late': addColumn }).catch(problem => problem)
    await new Promise(done => setTimeout(done, 1500))
    await adapter.releaseMigrationLock(first, options)
    expect(await upgrade).toBeUndefined()
  })
})

test('a table that cannot be pruned keeps no other from it', async () => {
  const { db } = await postgresql.open()
  const pruned: number[] = []
  const broken = new Error('No such table')
  const job = prune([async () => Promise.reject(broken), async () => void pruned.push(1)])
  const context = { db, now: () => new Date() } as Context
  const run = job.run(context, { key: 'every', payload: {}, tries: 1, complete: async () => undefined })
  await expect(run).rejects.toBe(broken)
  expect(pruned).toEqual([1])
})

describe('says in a sentence what is wrong with a database', () => {
  /** A new database on the tests' PostgreSQL, made and prepared by these statements. */
  async function make(options: string, ...statements: string[]) {
    const name = `fayre_test_${crypto.randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: inject('postgresql') })
    await admin.connect()
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role if exists ${name}`)
      await admin.end()
    })
    await admin.query(`create database ${name} template template0 ${options}`)
    for (const statement of statements) await admin.query(statement.replaceAll('$name', name))
    const url = new URL(inject('postgresql'))
    url.pathname = `/${name}`
    return { url, name }
  }

  async function start({ url }: { url: URL }, statementTimeout?: number): Promise<void> {
    const database = { type: 'postgresql', url: url.href, ...(statementTimeout && { statementTimeout }) } as const
    const { db, close } = await openDatabase(database)
    const slow = { up: async (trx: typeof db) => void (await sql`select pg_sleep(20)`.execute(trx)) }
    await migrate(db, { ...migrations, ...(statementTimeout && { '9999-slow': slow }) }).finally(close)
  }

  test('whose encoding cannot store names', async () => {
    const latin = await make("encoding 'LATIN1' locale 'C'")
    await expect(start(latin)).rejects.toThrow('has the encoding LATIN1, which cannot store every name')
  })

  test('that takes no writes', async () => {
    const standby = await make('', 'alter database $name set default_transaction_read_only = on')
    await expect(start(standby)).rejects.toThrow('takes no writes, because it is a standby or read-only')
  })

  test('whose role may not create tables', async () => {
    const foreign = await make('', 'create role $name login')
    foreign.url.username = foreign.name
    await expect(start(foreign)).rejects.toThrow('may not create tables: make it the owner')
  })

  test('whose folder is on a full disk', async () => {
    const { path, remove } = folderInMemory('full')
    onTestFinished(() => remove())
    const create = vi.spyOn(PGlite, 'create').mockRejectedValue({ name: 'ErrnoError', errno: 51 })
    onTestFinished(() => create.mockRestore())
    await expect(openDatabase({ type: 'embedded', folder: path })).rejects.toThrow('cannot be used: its disk is full.')
  })

  test('where a migration takes too long', async () => {
    const slow = await make('')
    await expect(start(slow, 3000)).rejects.toThrow(/set DATABASE_STATEMENT_TIMEOUT to more/)
  })
})
