import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { databases } from '../databases.ts'

describe.each(databases)('on $name', ({ open, prepare }) => {
  test('gives every test an empty database of its own', async () => {
    const [one, other] = [await open(), await open()]
    await sql`create table leftover (id integer)`.execute(one.db)
    await expect(sql`select * from leftover`.execute(other.db)).rejects.toThrow('leftover')
    await expect(one.db.selectFrom('events').selectAll().execute()).resolves.toEqual([])
  })

  test('lets a server open it by its configuration', async () => {
    const { config, drop } = await prepare()
    const { db, close } = await openDatabase(config)
    await expect(db.selectFrom('events').selectAll().execute()).resolves.toEqual([])
    await close()
    await drop()
  })
})
