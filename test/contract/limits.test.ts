import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitOrRefuse } from '../../host-demo/server/platform/http/rate-limit.ts'
import { type RunningServer, startServer } from '../../host-demo/server/start-server.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'

/** A fixed clock, so that no limit's window ends within a test. */
const start = new Date()
const now = () => start

/** The site behind a trusted proxy, whose header names the client. */
let demo: DemoServer
/** The same site without a proxy: the header is ignored. */
let unproxied: RunningServer
beforeAll(async () => {
  demo = await startDemo(postgresql, { now })
  unproxied = await startServer({ ...demo.context.config, port: 0, trustedProxies: 0 }, { now, deliverWebhooks: false })
}, 60_000)
afterAll(async () => {
  await unproxied.close()
  await demo.close()
})

const waiting = async (seconds: number) => {
  const { db } = demo.context
  const moved = () => new Date(Date.now() + seconds * 1000)
  const calls = [1, 2, 3, 4].map(() => waitOrRefuse(db, { of: ['wait'], seconds: 60 }, moved))
  return (await Promise.allSettled(calls)).map(({ status }) => status).sort()
}

test('allows one of simultaneous calls in a wait, also after the clock was set back', async () => {
  const one = ['fulfilled', 'rejected', 'rejected', 'rejected']
  expect(await waiting(3600)).toEqual(one)
  expect(await waiting(0)).toEqual(one)
  expect(await waiting(61)).toEqual(one)
})

async function give(server: RunningServer, email: string, address: string): Promise<number> {
  const sent = { 'content-type': 'application/json', [headers.eventId]: event, 'x-forwarded-for': address }
  const init = { method: 'POST', headers: sent, body: JSON.stringify(giftInput({ email })) }
  return (await fetch(`${server.url}${apiPath}${endpoints.payStripe.path}`, init)).status
}

test("lets nobody use up a donor's tries from elsewhere", async () => {
  const email = 'known@donors.example'
  for (let tries = 0; tries < 30; tries++) expect(await give(demo, email, '192.0.2.1')).toBe(200)
  expect(await give(demo, email, '192.0.2.1')).toBe(429)
  expect(await give(demo, email, '198.51.100.7')).toBe(200)
}, 30_000)

test('trusts only the last address that our own proxy has appended', async () => {
  const email = 'spoofing@donors.example'
  const both = (own: string) => give(demo, email, `${own}, 192.0.2.9`)
  for (let tries = 0; tries < 30; tries++) expect(await both(`203.0.113.${tries}`)).toBe(200)
  expect(await both('203.0.113.99')).toBe(429)
  for (let tries = 0; tries < 30; tries++) await give(unproxied, email, `203.0.113.${tries}`)
  expect(await give(unproxied, email, '203.0.113.99')).toBe(429)
}, 30_000)
