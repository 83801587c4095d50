import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../../host-demo/server/demo/faults/list.ts'
import { faultHeader } from '../../host-demo/server/demo/faults/requested-fault.ts'
import { addressOf, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'

let demo: DemoServer
beforeAll(async () => {
  const [database] = databases
  if (!database) throw new Error('There is no database to test with')
  demo = await startDemo(database)
}, 60_000)
afterAll(() => demo.close())

const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  page: { key: 'home', event },
  login: { email: 'guest@fayre.example', password: 'fayre-demo' },
  appInfo: {},
  appStatus: {},
}

/** A call as a visitor's browser makes it. */
function call(name: keyof typeof endpoints, fault?: string, options: RequestInit = {}): Promise<Response> {
  const endpoint: Endpoint = endpoints[name]
  const { url, body } = addressOf(endpoint, inputs[name] ?? { event }, demo.url)
  const sent = { [headers.eventId]: event, 'content-type': 'application/json', ...(fault && { [faultHeader]: fault }) }
  return fetch(url, {
    method: endpoint.method,
    headers: sent,
    redirect: 'manual',
    ...(body && { body: JSON.stringify(body) }),
    ...options,
  })
}

test.each(faults.filter(({ effect, at }) => effect.type === 'answer' && at !== 'parts'))(
  'answers $name where it was asked to',
  async ({ name, at, effect }) => {
    if (effect.type !== 'answer' || at === 'parts') throw new Error('Filtered above')
    for (const place of at) {
      const response = await call(place, name)
      expect(response.status).toBe(effect.status)
      expect(await response.text()).toBe(effect.body ?? '')
    }
  },
)

test.each(faults.filter(({ effect }) => effect.type === 'change'))(
  'changes an answer by $name',
  async ({ name, at }) => {
    if (at === 'parts') throw new Error('No script is changed')
    for (const place of at) {
      const [plain, changed] = [await call(place), await call(place, name)]
      expect(plain.status).toBe(200)
      const said = async (response: Response) => [
        (await response.text()).replace(/"server_time":"[^"]+"/, ''),
        ...[...response.headers].filter(([header]) => !/^(date|content-length)$/.test(header)),
      ]
      expect(await said(changed)).not.toEqual(await said(plain))
    }
  },
)

test('breaks a connection before the call, and in the middle of its answer', async () => {
  await expect(call('login', 'refused')).rejects.toThrow('fetch failed')
  const half = await call('page', 'breaks-off@page')
  expect(half.status).toBe(200)
  await expect(half.text()).rejects.toThrow('terminated')
})

test('never answers a hanging call, and keeps running', async () => {
  const signal = AbortSignal.timeout(300)
  await expect(call('page', 'hangs', { signal })).rejects.toThrow('timeout')
  expect((await call('page')).status).toBe(200)
})

test('affects only the named call', async () => {
  expect((await call('donationTotal', 'status-500@donationTotal')).status).toBe(500)
  expect((await call('page', 'status-500@donationTotal')).status).toBe(200)
  expect((await call('page', 'status-500@any')).status).toBe(500)
  expect((await call('page', 'html@terminology, status-502@page')).status).toBe(502)
  expect((await call('page', 'nonsense@page')).status).toBe(200)
})

test('accepts a cookie instead of the header, and does not affect other visitors', async () => {
  const sent = { cookie: `fayre-fault=${encodeURIComponent('status-503@page')}` }
  expect((await call('page', undefined, { headers: sent })).status).toBe(503)
  expect((await call('page')).status).toBe(200)
})

test('can be read by pages of other origins, as the real answer', async () => {
  const response = await call('page', 'status-500@page')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get(headers.appVersion)).toBe('2.1.1')
})

test('is off with real payments, and in production', async () => {
  const { readConfig } = await import('../../host-demo/server/platform/read-config.ts')
  expect(readConfig({}).demo).toBe(true)
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(readConfig(stripe).demo).toBe(false)
})
