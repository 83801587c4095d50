import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPictures } from '../../host-demo/server/demo/demo-pictures.ts'
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

test('the fayre has lots of every kind too, in its own pictures', async () => {
  const { items } = (await demo.call(endpoints.auctionItems, { event: 'summer' })).output
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(lotKinds))
  const addresses = Object.entries(demoPictures).flatMap(([name, hash]) =>
    name.startsWith('summer-fayre/') ? `/files/pictures/${hash}.webp` : [],
  )
  expect(addresses).toEqual(expect.arrayContaining(items.map(({ picture }) => picture)))
})

test('its bids are in one chain for each lot, and the closed lots are won by the rules', async () => {
  expect((await lotsOf()).filter(({ state }) => state === 'closed').length).toBeGreaterThan(3)
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

test('its pictures are served like uploaded ones, with the right content', async () => {
  const art = join(import.meta.dirname, '../../host-demo/pages/art')
  for (const [name, hash] of Object.entries(demoPictures)) {
    const picture = await readFile(join(art, `${name}.webp`))
    expect([name, createHash('sha256').update(picture).digest('hex')]).toEqual([name, hash])
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 })
  }
  const lots = await lotsOf()
  const shown = new Set(lots.map(({ picture }) => picture))
  expect(shown.size).toBeGreaterThan(35)
  const answers = await Promise.all([...shown].map(path => fetch(new URL(path ?? '', demo.url))))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers[0]?.headers.get('content-type')).toBe('image/webp')
})
