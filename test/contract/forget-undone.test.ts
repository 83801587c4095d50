import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { atDesk, promise } from './pledges.ts'
import { tablesWith } from './tables-with.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  async function forgetAfter(days: number) {
    const { db, jobs } = demo.context
    await sql`update pledges set undone_at = undone_at - make_interval(days => ${days})`.execute(db)
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', '=', 'forget-undone-pledges').execute()
    await jobs.runDue()
  }
  const pledgeOf = (id: string) =>
    demo.context.db.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('the donor of an undone pledge is forgotten after thirty days; amount and paddle stay', async () => {
    const { desk, record, id } = await atDesk(demo)
    const mark = randomUUID().slice(0, 8)
    /** Pushes leave the outbox when they are published. */
    const tablesWithMark = () => tablesWith(demo, mark)
    const name = { name: `Ada ${mark}`, email: `${mark}@bidders.example` }
    const { pledge } = (await record(42_007, 500_00)).output
    const { pledge_id, sequence } = pledge
    const plain = { amount: 500_00, anonymousYN: 'no', anonymous_amountYN: 'no' } as const
    await demo.call(endpoints.correctPledge, { pledge_id, sequence, paddle: 42_007, ...plain, ...name }, desk)
    const guest = { first_name: mark, last_name: mark, email: `${mark}@guests.example` }
    const { output: online } = await promise(demo, id, 50_00, { guest, message: `With love, ${mark}` })
    const undo = (of: string, undoneYN: 'yes' | 'no') =>
      demo.call(endpoints.undoPledge, { pledge_id: of, undoneYN }, desk)
    await undo(pledge_id, 'yes')
    await undo(online.pledge_id, 'yes')

    await forgetAfter(29)
    expect(await tablesWithMark()).toContain('pledges')
    await forgetAfter(2)
    await expect.poll(tablesWithMark).toEqual([])
    expect(await pledgeOf(pledge_id)).toMatchObject({ amount: 500_00, paddle: 42_007, shown_as: '42007' })

    // Once restored, the pledge is the paddle's. What the desk then writes is removed later, too.
    const { output: back } = await undo(pledge_id, 'no')
    expect(back.pledge).toMatchObject({ paddle: 42_007, anonymousYN: true })
    const again = { pledge_id, sequence: back.pledge.sequence, paddle: 42_007, ...plain, ...name }
    expect((await demo.call(endpoints.correctPledge, again, desk)).status).toBe(200)
    await undo(pledge_id, 'yes')
    await forgetAfter(31)
    await expect.poll(tablesWithMark).toEqual([])
  })

  test('a valid pledge keeps its name', async () => {
    const { id } = await atDesk(demo)
    const { output } = await promise(demo, id, 50_00)
    await sql`update pledges set pledged_at = pledged_at - interval '400 days'`.execute(demo.context.db)
    await forgetAfter(31)
    expect(await pledgeOf(output.pledge_id)).toMatchObject({ first_name: 'Ada', forgotten_at: null })
  })
})
