import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { migrations } from '../../host-demo/server/migrations.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { databases } from '../databases.ts'
import { folderInMemory } from '../temporary-folder.ts'

test.each(databases)('a release starts on a database that a newer one has migrated, on $name', async ({ open }) => {
  const { db } = await open()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', '')`.execute(db)
  const late = { up: async (trx: typeof db) => void (await sql`create table late (id integer)`.execute(trx)) }
  await migrate(db, { ...migrations, '0000-late': late })
  await expect(sql`select * from late`.execute(db)).resolves.toBeDefined()
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
