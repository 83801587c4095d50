import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../host-demo/server/platform/db/transaction.ts'
import { databases, postgresql } from '../databases.ts'

test('two transactions that deadlock are both done in the end', async () => {
  const { db } = await postgresql.open()
  await sql`create table seats (id integer primary key, taken integer not null)`.execute(db)
  await sql`insert into seats values (1, 0), (2, 0)`.execute(db)
  let waiting = 0
  const bothHaveOne = gate()
  const take = (first: number, second: number) =>
    inTransaction(db, async trx => {
      await sql`update seats set taken = taken + 1 where id = ${first}`.execute(trx)
      waiting += 1
      if (waiting === 2) bothHaveOne.pass()
      await bothHaveOne.passed
      await sql`update seats set taken = taken + 1 where id = ${second}`.execute(trx)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect(waiting).toBe(3)
  expect((await sql`select taken from seats`.execute(db)).rows).toEqual([{ taken: 2 }, { taken: 2 }])
})

describe.each(databases)('on $name', ({ open }) => {
  test('within another transaction it is part of that one', async () => {
    const { db } = await open()
    await sql`create table seats (id integer primary key)`.execute(db)
    const failing = inTransaction(db, async trx => {
      await inTransaction(trx, inner => sql`insert into seats values (1)`.execute(inner))
      throw new Error('Not so')
    })
    await expect(failing).rejects.toThrow('Not so')
    expect((await sql`select id from seats`.execute(db)).rows).toEqual([])
  })

  test('an error of the work itself is thrown at once, and everything is rolled back', async () => {
    const { db } = await open()
    let tries = 0
    const work = inTransaction(db, async trx => {
      tries += 1
      await sql`create table half_done (id integer)`.execute(trx)
      throw new RangeError('no')
    })
    await expect(work).rejects.toThrow(RangeError)
    expect(tries).toBe(1)
    await expect(sql`select * from half_done`.execute(db)).rejects.toThrow('half_done')
  })

  test('a failure that repeats is thrown after six tries', async () => {
    const { db } = await open()
    let tries = 0
    const work = inTransaction(db, async trx => {
      tries += 1
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(trx)
    })
    await expect(work).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBe(6)
  })
})

function gate() {
  let pass = () => {}
  const passed = new Promise<void>(done => {
    pass = done
  })
  return { pass, passed }
}
