import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../../host-demo/server/platform/log.ts'
import { apiPath, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesOr, postgresql } from '../databases.ts'
import { fullRun } from '../full-run.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { fieldsOf, odd, oddHeaders, type Schema, withValue } from './odd-input.ts'
import { organiser } from './organisers.ts'
import { linkFor, somebody } from './people.ts'

const postable = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE'

/** The embedded database is PostgreSQL, too, so thousands of calls to one of them are enough. */
describe.each(databasesOr(postgresql))('on $name', database => {
  let demo: DemoServer
  let token = ''
  const bodies = new Map<string, Schema>()
  beforeAll(async () => {
    demo = await startDemo(database)
    // An organiser with every permission, because others are refused before their input is read.
    token = (await organiser(demo, 'riverside', ['*'])).token
    const { paths } = await (await fetch(`${demo.url}${apiPath}/openapi.json`)).json()
    for (const [name, { method, path }] of Object.entries(endpoints as Record<string, Endpoint>)) {
      const described = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      bodies.set(name, described.requestBody?.content['application/json'].schema ?? {})
    }
  }, 60_000)
  afterAll(() => demo.close())

  let caller = 0
  /** Each call comes from another network, so that no rate limit is reached. */
  async function send({ method }: Endpoint, path: string, body?: unknown, extra: Record<string, string> = {}) {
    const address = `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
    const sent = { [headers.eventId]: 'riverside', 'content-type': 'application/json', 'x-forwarded-for': address }
    const answer = await fetch(demo.url + apiPath + path, {
      method,
      headers: { ...sent, authorization: `Bearer ${token}`, ...extra },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...((await answer.json()) as { fields?: Record<string, string> }), status: answer.status }
  }
  const plainPath = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x')
  const table = Object.entries(endpoints as Record<string, Endpoint>)
  // These would end the test's own session or account.
  const safe = table.filter(([name]) => !['logout', 'deleteAccount'].includes(name))

  test.each(['\ud800', 'a\0b'])(
    'refuses %j in every field of every call, and names the field',
    async text => {
      for (const [name, endpoint] of table.filter(([, endpoint]) => postable(endpoint))) {
        for (const path of fieldsOf(bodies.get(name))) {
          const { status, fields = {} } = await send(endpoint, plainPath(endpoint), withValue({}, path, text))
          expect([name, status, Object.keys(fields)]).toEqual([name, 400, [path.join('.')]])
        }
      }
    },
    60_000,
  )

  test('refuses U+0000 in every path and query, and names the field', async () => {
    for (const [, endpoint] of table) {
      for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/g)) {
        const path = endpoint.path.replace(`:${name}`, 'a%00b').replace(/:\w+/g, 'x')
        const { status, fields = {} } = await send(endpoint, path, postable(endpoint) ? {} : undefined)
        expect([path, status, Object.keys(fields)]).toEqual([path, 400, [name]])
      }
      for (const name of ['event', 'preview', 'anything']) {
        const path = `${plainPath(endpoint)}?${name}=%00`
        const { status, fields = {} } = await send(endpoint, path, postable(endpoint) ? {} : undefined)
        expect([path, status, Object.keys(fields)]).toEqual([path, 400, [name]])
      }
    }
  }, 60_000)

  test('never answers 500 to an odd value in a field', async () => {
    const bad: unknown[] = []
    let field = 0
    for (const [name, endpoint] of safe.filter(([, endpoint]) => postable(endpoint))) {
      const base = /^(payStripe|payOffline|voucher)$/.test(name) ? { ...giftInput(), voucher_code: undefined } : {}
      for (const path of fieldsOf(bodies.get(name))) {
        field++
        // In the sample, too, each value is sent to a sixteenth of the fields, and each field gets a
        // sixteenth of the values.
        for (const value of odd.filter((_, at) => fullRun || (at + field) % 16 === 0)) {
          const body = withValue(base, path, value)
          const { status } = await send(endpoint, plainPath(endpoint), body)
          if (status >= 500) bad.push([name, path.join('.'), value, status])
        }
      }
    }
    expect(bad).toEqual([])
  }, 180_000)

  test('never answers 500 to odd paths, queries, headers and cookies', async () => {
    const bad: unknown[] = []
    const note = (status: number, ...what: unknown[]) => status >= 500 && bad.push([...what, status])
    const strange = [
      '%00',
      '%ff',
      '%ED%A0%80',
      '%',
      '..',
      '%2e%2e',
      'x'.repeat(3000),
      '%F0%9F%91%8D',
      "'",
      '-1',
      '1e400',
    ]
    for (const [at, [name, endpoint]] of safe.entries()) {
      const body = postable(endpoint) ? {} : undefined
      for (const text of strange.filter((_, turn) => fullRun || (at + turn) % 16 === 0)) {
        note((await send(endpoint, endpoint.path.replace(/:\w+/g, text), body)).status, name, 'path', text)
        const query = `?event=${text}&key=${text}&postcode=${text}&user_token=${text}&names=${text}`
        note((await send(endpoint, plainPath(endpoint) + query, body)).status, name, 'query', text)
      }
      for (const sent of oddHeaders.filter((_, turn) => fullRun || (at + turn) % 16 === 0)) {
        note((await send(endpoint, plainPath(endpoint), body, sent)).status, name, sent)
      }
    }
    expect(bad).toEqual([])
  }, 180_000)

  test.each([
    'null',
    '[]',
    '1',
    '"evt_1"',
    '{}',
    '{"id":"evt_1","type":"charge.refunded"}',
    '{"id":"evt_1","type":"charge.refunded","data":null}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":null}}',
    '{"id":"evt_1","type":"charge.refunded","data":{"object":[]}}',
    '{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"object":"payment_intent","id":7}}}',
    '{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"object":"payment_intent"}}}',
    '{"id":"evt_1","type":"invoice.paid","data":{"object":{"object":"invoice"}}}',
    '{"id":"evt_1","type":"customer.subscription.deleted","data":{"object":{}}}',
    '{"id":"evt_1","type":"setup_intent.succeeded","data":{"object":{}}}',
    '{"id":"\\u0000","type":"x","data":{"object":{"id":"x"}}}',
    '{"id":"evt_1","type":"\\ud800","data":{"object":{"id":"x"}}}',
    '{"id":7,"type":"x","data":{"object":{"id":"x"}}}',
  ])('refuses the signed webhook %s, and notes it', async payload => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    onTestFinished(() => warn.mockRestore())
    const { stripe, stripeWebhookSecret: secret } = demo.context
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
    const sent = { 'stripe-signature': signature, 'content-type': 'application/json' }
    const answer = await fetch(`${demo.url}${apiPath}/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: sent,
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_event' }])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('limits bodies everywhere, and has a referrer policy on every 404', async () => {
    const body = `action=x&fill=${'x'.repeat(1_000_000)}`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of ['/demo/control', '/demo/faults', '/monthly/x', '/gift-aid/x', '/nothing', `${apiPath}/x`]) {
      const { status } = await fetch(demo.url + path, { method: 'POST', body, headers: form })
      expect([path, status]).toEqual([path, 413])
    }
    for (const path of ['/nothing', '/nothing.js', '/monthly/x', `${apiPath}/nothing`, '/demo/nothing', '/c/x.js']) {
      const answer = await fetch(demo.url + path)
      expect([path, answer.status, answer.headers.get('referrer-policy')]).toEqual([path, 404, expect.any(String)])
    }
  })

  test('takes no link’s address from the Host header', async () => {
    const own = await startDemo(database, {}, { publicUrl: 'https://give.example' })
    onTestFinished(own.close)
    const { email } = await somebody(own)
    const { port } = own
    const host = `riverside.localhost:${port}`
    const sent = { 'content-type': 'application/json', [headers.eventId]: 'riverside', host }
    const ask = (method: string, path: string, body = '') =>
      new Promise<string>((done, fail) => {
        const call = request({ host: '127.0.0.1', port, method, path, headers: sent }, answer => {
          let text = ''
          answer.on('data', data => {
            text += data
          })
          answer.on('end', () => done(text))
        })
        call.on('error', fail)
        call.end(body)
      })
    await ask('POST', `${apiPath}/users/forgot-password`, JSON.stringify({ email }))
    await linkFor(own, email)
    const mails = await own.context.db.selectFrom('mails').select('body_text').where('recipient', '=', email).execute()
    expect(mails[0]?.body_text).toContain('https://riverside.localhost/reset-password?token=')
    const robots = await ask('GET', '/robots.txt')
    expect(robots).toContain('Sitemap: https://riverside.localhost/sitemap.xml')
    expect(robots).not.toContain(String(port))
    sent.host = 'evil.example'
    expect(await ask('GET', '/robots.txt')).not.toContain('evil')
  })

  test('documents path parameters in the path only', async () => {
    for (const [name, { path }] of table) {
      const { properties = {}, required = [] } = (bodies.get(name) ?? {}) as Schema & { required?: string[] }
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, one]) => one)
      expect([name, inPath.filter(one => one && (one in properties || required.includes(one)))]).toEqual([name, []])
    }
  })

  test('refuses a list instead of an object', async () => {
    const { status, fields } = await send(endpoints.payStripe, endpoints.payStripe.path, {
      ...giftInput(),
      campaign: [],
    })
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['campaign']])
    const named = { ...giftInput(), campaign: { utm_source: 'mail', utm_term: null } }
    expect((await send(endpoints.payStripe, endpoints.payStripe.path, named)).status).toBe(200)
  })
})
