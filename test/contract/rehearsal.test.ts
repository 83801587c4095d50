import { afterAll, beforeAll, expect, test } from 'vitest'
import { rehearsalOf, startRehearsal } from '../../host-demo/server/demo/control/rehearsals.ts'
import { type Rehearsal, rehearse } from '../../host-demo/server/demo/rehearsal/rehearse.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

const small = (extra: Partial<Rehearsal> = {}) =>
  rehearse({ host: demo.url, guests: 8, seconds: 40, bids: 12, seed: 7, ...extra })

test('a crowd bids, on the floor too, and everybody sees what the server has in the end', async () => {
  const desk = await organiser(demo, 'moonlight', ['auction.edit'])
  const [lot] = await demo.context.db
    .selectFrom('lots')
    .select('id')
    .where('event_id', '=', 'moonlight')
    .where('kind', '=', 'live_auction')
    .orderBy('number')
    .execute()
  const at = { auction_item_id: lot?.id ?? '' }
  const promoted = await demo.call(endpoints.promoteLot, at, { event: 'moonlight', token: desk.token })
  expect(promoted.output.on_floorYN).toBe(true)
  const { problems, signedIn, accepted, live, pushes } = await small()
  const item = await demo.call(endpoints.auctionItem, { ...at, event: 'moonlight' })
  expect(item.output.bid_count).toBeGreaterThan(0)
  expect(live).toBeGreaterThanOrEqual(item.output.bid_count)
  expect(problems).toEqual([])
  expect(signedIn).toBeGreaterThan(1)
  expect(accepted).toBeGreaterThanOrEqual(12)
  expect(pushes).toBeGreaterThan(accepted)
}, 90_000)

/** The negative control. */
test('notices a price that nobody was told of, and an accepted bid that is gone', async () => {
  const { problems } = await small({
    guests: 3,
    bids: 6,
    async beforeVerdict() {
      const { db } = demo.context
      await db
        .updateTable('lots')
        .set(eb => ({ price: eb('price', '+', 1_00) }))
        .where('id', '=', 'moonlight-12')
        .execute()
      await db.deleteFrom('standing_bids').where('lot_id', '!=', 'moonlight-12').execute()
    },
  })
  expect(problems).toContainEqual(expect.stringMatching(/sees price .* of “A vintage car/))
  expect(problems).toContainEqual(expect.stringMatching(/bid \d+ on .* and the server has undefined/))
}, 90_000)

test('is started by a button of the controls, which shows its report', async () => {
  const start = await fetch(`${demo.url}/demo/control`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'rehearse', guests: '2', seconds: '15' }),
    headers: { origin: demo.url },
  })
  expect(await start.text()).toContain('The guests are coming.')
  const page = async () => (await fetch(`${demo.url}/demo/control`)).text()
  await expect.poll(page, { timeout: 40_000, interval: 500 }).toContain('2 guests signed in')
}, 60_000)

test('that breaks off says so, and another can begin', async () => {
  const { context } = demo
  await startRehearsal(context, { guests: 2, seconds: 60 }, () => Promise.reject(new Error('No room')))
  await expect.poll(() => rehearsalOf(context)).toEqual({ running: false, report: ['It was broken off: No room'] })
})
