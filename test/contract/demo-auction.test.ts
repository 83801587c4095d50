import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainedHash, noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { lotKinds } from '../../src/api/lot-kinds.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'

const event = 'moonlight'
let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

const lotsOf = async () => (await demo.call(endpoints.auctionItems, { event })).output.items

test('the ball has sixty lots of every kind, some of which end soon', async () => {
  const lots = await lotsOf()
  expect(lots).toHaveLength(60)
  expect(new Set(lots.map(({ kind }) => kind))).toEqual(new Set(lotKinds))
  expect(new Set(lots.map(({ title }) => title)).size).toBe(60)
  const withinHours = lots.filter(({ ends_at }) => Math.abs(Date.parse(ends_at) - Date.now()) < 6 * 3_600_000)
  expect(withinHours.length).toBeGreaterThan(15)
})

test('its bids are in one chain for each lot, and the closed lots are won by the rules', async () => {
  const closed = async () => (await lotsOf()).filter(({ state }) => state === 'closed').length
  await expect.poll(closed, { timeout: 10_000 }).toBeGreaterThan(3)
  const log = await demo.context.db
    .selectFrom('auction_log')
    .selectAll()
    .orderBy('lot_id')
    .orderBy('sequence')
    .execute()
  expect(log.length).toBeGreaterThan(100)
  const last = new Map<string, string>()
  for (const { lot_id, entry, hash } of log) {
    expect(chainedHash(last.get(lot_id) ?? noHash, entry as never)).toBe(hash)
    last.set(lot_id, hash)
  }
  const sign = { email: 'guest@fayre.example', password: 'fayre-demo' }
  const { output } = await demo.call(endpoints.login, sign, { event })
  const token = 'access_token' in output ? output.access_token : ''
  const { items } = (await demo.call(endpoints.accountBids, {}, { event, token })).output
  expect(items.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['won', 'lost', 'outbid']))
  expect(items.find(({ outcome }) => outcome === 'won')).toMatchObject({ paidYN: false })
})
