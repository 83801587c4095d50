import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { byStranger } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'

type Sent = Readonly<Record<string, unknown>>

/** A call without a browser, as a stranger makes it. */
export async function post(demo: string, path: string, event: string, body: Sent) {
  const answer = await fetch(demo + apiPath + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.eventId]: event },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { order_id?: string; invoice_url?: string; fields?: Sent },
  }
}

const gift = (extra: Sent = {}) => ({
  idempotency_key: randomUUID(),
  lines: [{ origin: 'donation', amount: 20_00, ...extra }],
  guest: { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@donors.example` },
})

/** What strangers try with calls from outside, and the outcome. */
export const outsideCases: readonly FaultCase[] = [
  byStranger({
    name: 'thirty-sign-ins',
    end: 'a file and the process’s own check are answered before most of them',
    async run({ demo }) {
      let answered = 0
      const all = Array.from({ length: 30 }, async () => {
        const email = `${randomUUID()}@guests.example`
        await post(demo, '/users/login', 'moonlight', { email, password: 'a guess' })
        answered++
      })
      // Now the others wait for their turn.
      await Promise.race(all)
      for (const path of ['/livez', '/demo/fonts/fonts.css']) assert.equal((await fetch(demo + path)).status, 200)
      assert.ok(answered < 20, `${answered} sign-ins came first`)
      await Promise.all(all)
    },
  }),
  byStranger({
    name: 'codes-used-up',
    end: 'who asked for no code gets in all the same: no more is mailed, and what was mailed is taken',
    async run({ demo }) {
      const email = `${randomUUID()}@guests.example`
      for (let asked = 0; asked < 12; asked++) {
        assert.equal((await post(demo, '/users/login', 'riverside', { email })).status, 200)
      }
    },
  }),
  ...['\ud800', 'a\0b'].map(text =>
    byStranger({
      name: `text-${JSON.stringify(text).replace(/\W/g, '')}`,
      end: 'the call is refused, and the field is named',
      async run({ demo }) {
        const { status, body } = await post(demo, '/checkout/pay/stripe', 'riverside', gift({ message: text }))
        assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['lines.0.message']])
        assert.equal((await fetch(`${demo}${apiPath}/pages/a%00b?event=riverside`)).status, 400)
      },
    }),
  ),
  byStranger({
    name: 'promise-repeated',
    end: 'the same promise is found again, however often it is sent',
    async run({ demo }) {
      const same = gift()
      const ids = new Set<unknown>()
      for (let sent = 0; sent < 8; sent++) {
        const { status, body } = await post(demo, '/checkout/pay/offline', 'moonlight', same)
        assert.equal(status, 200)
        ids.add(body.order_id)
      }
      assert.equal(ids.size, 1)
    },
  }),
  byStranger({
    name: 'tracing-headers',
    end: 'a tracing library’s headers are allowed, a proxy’s are not',
    async run({ demo }) {
      const names = 'sentry-trace, baggage, traceparent, tracestate, x-requested-with, x-forwarded-for'
      const asked = { origin: demo, 'access-control-request-headers': names, 'access-control-request-method': 'POST' }
      const answer = await fetch(`${demo}${apiPath}/checkout/pay/stripe`, { method: 'OPTIONS', headers: asked })
      const allowed = answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
      assert.ok(names.split(', ').every(name => allowed.includes(name) === (name !== 'x-forwarded-for')))
    },
  }),
  byStranger({
    name: 'large-form',
    end: 'a body of a megabyte is refused unread, by every form',
    async run({ demo }) {
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      for (const path of ['/demo/control', '/monthly/x', '/gift-aid/x']) {
        const sent = { method: 'POST', headers: form, body: `a=${'x'.repeat(1_000_000)}` }
        assert.equal((await fetch(demo + path, sent)).status, 413)
      }
    },
  }),
  ...['null', '[]', '{"id":"evt_1","object":"event"}'].map(body =>
    byStranger({
      name: `webhook-${body}`,
      end: 'an odd webhook without a signature is a 400, never a 500',
      async run({ demo }) {
        const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
        assert.equal((await fetch(`${demo}${apiPath}/webhooks/stripe`, sent)).status, 400)
      },
    }),
  ),
  byStranger({
    name: 'host-header',
    end: 'no page repeats the host or port that was asked for',
    async run({ demo }) {
      for (const path of ['/robots.txt', '/moonlight-ball/sign-in']) {
        const answer = await fetch(demo + path, {
          headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
        })
        assert.ok(!(await answer.text()).includes('evil.example'), path)
      }
      const missing = await fetch(`${demo}/moonlight-ball/nowhere/at/all`)
      assert.ok(missing.headers.get('referrer-policy'))
    },
  }),
  byStranger({
    name: 'campaign-list',
    end: 'a campaign that is a list is refused, and the field is named',
    async run({ demo }) {
      const { status, body } = await post(demo, '/checkout/pay/stripe', 'riverside', { ...gift(), campaign: ['x'] })
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, ['campaign']])
    },
  }),
  byStranger({
    name: 'planted-sign-in',
    end: 'a code that this browser has not asked for is taken out of the address, and signs nobody in',
    async run({ demo, page }) {
      const asked: string[] = []
      page.on('request', request => void (/users\/token/.test(request.url()) && asked.push(request.url())))
      await page.goto(`${demo}/demo/moonlight-ball/?fayre_code=planted`)
      await page.waitForURL(`${demo}/demo/moonlight-ball/`)
      assert.deepEqual(asked, [])
      const body = { code: 'a'.repeat(43), code_verifier: 'b'.repeat(43) }
      assert.equal((await post(demo, '/users/token', 'moonlight', body)).status, 400)
    },
  }),
  byStranger({
    name: 'socket-protocol',
    end: 'a socket of an unknown protocol is closed with the protocol’s own code',
    async run({ demo, page }) {
      await page.goto(`${demo}/livez`)
      const code = await page.evaluate(
        address =>
          new Promise(done => {
            new WebSocket(address).onclose = ({ code }) => done(code)
          }),
        `${demo.replace('http', 'ws')}/app/fayre?protocol=99`,
      )
      assert.equal(code, 4007)
    },
  }),
]
