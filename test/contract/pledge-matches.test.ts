import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { atDesk, event, promise } from './pledges.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

/** A pledge as a naive fund sees it. */
interface Naive {
  amount: number
  matched: number
  undone: boolean
}

const cap = 1000_00
const plain = { anonymousYN: 'no', anonymous_amountYN: 'no' } as const

test('the fund’s matches are those of a naive model, whatever is recorded, corrected, undone and restored', async () => {
  const { db } = demo.context
  await db.updateTable('matched_funds').set({ cap, percent: 50 }).where('event_id', '=', event).execute()
  const { desk, record, shown } = await atDesk(demo)
  const pledges = new Map<string, Naive>()
  const taken = (except?: Naive) =>
    [...pledges.values()].reduce((sum, one) => sum + (one === except ? 0 : one.matched), 0)
  const match = (one: Naive) => Math.max(0, Math.min(Math.floor(one.amount / 2), cap - taken(one)))
  // A fixed sequence of pseudo-random numbers, so that a failure can be repeated.
  let seed = 20261123
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let step = 0; step < 60; step++) {
    const ids = [...pledges.keys()]
    const pledge_id = ids[random(Math.max(1, ids.length))] ?? ''
    const one = pledges.get(pledge_id)
    const amount = 1_00 + random(400_00)
    const act = random(3)
    if (!one || act === 0) {
      const { pledge } = (await record(1 + random(300), amount)).output
      const fresh: Naive = { amount, matched: 0, undone: false }
      pledges.set(pledge.pledge_id, fresh)
      fresh.matched = match(fresh)
      expect(pledge.matched).toBe(fresh.matched)
    } else if (act === 1 && !one.undone) {
      const { items } = (await demo.call(endpoints.adminPledges, { limit: '500' }, desk)).output
      const { sequence = 0, paddle } = items.find(item => item.pledge_id === pledge_id) ?? {}
      const { output } = await demo.call(
        endpoints.correctPledge,
        { pledge_id, sequence, paddle, amount, ...plain },
        desk,
      )
      one.amount = amount
      one.matched = match(one)
      expect(output.pledge.matched).toBe(one.matched)
    } else {
      one.undone = !one.undone
      one.matched = one.undone ? 0 : match(one)
      const undoneYN = one.undone ? 'yes' : 'no'
      const { output } = await demo.call(endpoints.undoPledge, { pledge_id, undoneYN }, desk)
      expect(output.pledge.matched).toBe(one.matched)
    }
    expect(taken()).toBeLessThanOrEqual(cap)
    const open = [...pledges.values()].filter(({ undone }) => !undone)
    expect(await shown()).toMatchObject({
      matched: taken(),
      pledged: open.reduce((sum, each) => sum + each.amount, 0),
      pledge_count: open.length,
    })
  }
  expect(taken()).toBeGreaterThan(0)
})

test('promises that anybody makes keep at most half of a fund, and those of the desk all that is left', async () => {
  const { db } = demo.context
  await db.deleteFrom('promised_matches').execute()
  await db.updateTable('matched_funds').set({ cap, percent: 100 }).where('event_id', '=', event).execute()
  const { id, record } = await atDesk(demo)
  const matched = async (amount: number) => (await promise(demo, id, amount)).output.matched
  expect(await matched(400_00)).toBe(400_00)
  expect(await matched(20_000_00)).toBe(100_00)
  expect(await matched(50_00)).toBe(0)
  expect((await record(301, 450_00)).output.pledge.matched).toBe(450_00)
})

test('a correction changes what the fund keeps only with the amount, and online within half of the fund', async () => {
  const { db } = demo.context
  const fund = (percent: number) =>
    db.updateTable('matched_funds').set({ cap, percent }).where('event_id', '=', event).execute()
  await db.deleteFrom('promised_matches').execute()
  await fund(100)
  const { desk, id } = await atDesk(demo)
  const { pledge_id, matched } = (await promise(demo, id, 400_00)).output
  expect(matched).toBe(400_00)
  await fund(80)
  const read = async () => (await demo.call(endpoints.adminPledges, { pledge_item_id: id }, desk)).output.items[0]
  const correct = async (amount: number) => {
    const { sequence = 0 } = (await read()) ?? {}
    const donor = { name: 'Ada Byron', email: 'ada@bidders.example' }
    const input = { pledge_id, sequence, amount, ...donor, ...plain, anonymousYN: 'yes' as const }
    return (await demo.call(endpoints.correctPledge, input, desk)).output.pledge.matched
  }
  const undo = async () => {
    const all = { event, token: (await organiser(demo, event, ['*'])).token }
    const { items } = (await demo.call(endpoints.auditLog, {}, all)).output
    const { entry_id = '' } = items.find(({ subject_id }) => subject_id === pledge_id) ?? {}
    expect((await demo.call(endpoints.undoAction, { entry_id }, all)).status).toBe(200)
    return (await read())?.matched
  }
  expect(await correct(400_00)).toBe(400_00)
  expect(await undo()).toBe(400_00)
  expect(await correct(900_00)).toBe(500_00)
  expect(await undo()).toBe(320_00)
})
