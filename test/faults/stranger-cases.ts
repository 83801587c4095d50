import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rmSync, symlinkSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Stripe from 'stripe'
import { WebSocket } from 'ws'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { startDemo } from '../browser/demo.ts'
import { mailsTo } from '../browser/mails.ts'
import { production } from '../production-settings.ts'
import { byStranger } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'
import { newMember } from './member.ts'
import { post } from './outside-cases.ts'

/** Runs a server with settings of its own, and does something to it. */
async function at(settings: Readonly<Record<string, string>>, act: (url: string) => Promise<void>): Promise<void> {
  const own = await startDemo(settings)
  try {
    await act(own.url)
  } finally {
    await own.stop()
  }
}

/** The close code of a socket that sends something, or that is opened with this protocol. */
const closeCode = (demo: string, query: string, said?: Buffer) =>
  new Promise<number>(done => {
    const socket = new WebSocket(`${demo.replace('http', 'ws')}/app/fayre${query}`)
    socket.on('open', () => said && socket.send(said)).on('close', done)
  })

/** `fetch` does not let callers set the host. */
const askAs = (host: string, demo: string, path: string, body: object) =>
  new Promise<void>((done, fail) => {
    const sent = { host, 'content-type': 'application/json', [headers.eventId]: 'moonlight' }
    const call = request(`${demo.replace('localhost', '127.0.0.1')}${apiPath}${path}`, {
      method: 'POST',
      headers: sent,
    })
    call.on('response', answer => answer.resume().on('end', done)).on('error', fail)
    call.end(JSON.stringify(body))
  })

/** What strangers try against a server's settings, its socket and its mails. */
export const strangerCases: readonly FaultCase[] = [
  byStranger({
    name: 'webhook-signed-but-odd',
    end: 'a webhook that is signed and says nothing is a 400, never a 500',
    run: () =>
      at(production, async url => {
        const { webhooks } = new Stripe(production.STRIPE_SECRET_KEY)
        for (const payload of ['null', '[]', '{"id":"evt_1","object":"event","type":"invoice.paid"}']) {
          const signature = webhooks.generateTestHeaderString({ payload, secret: production.STRIPE_WEBHOOK_SECRET })
          const sent = { 'content-type': 'application/json', 'stripe-signature': signature }
          const answer = await fetch(`${url}${apiPath}/webhooks/stripe`, {
            method: 'POST',
            headers: sent,
            body: payload,
          })
          assert.equal(answer.status, 400)
        }
      }),
  }),
  byStranger({
    name: 'codes-used-up-by-others',
    end: 'the owner still gets a code on the device that they have signed in on, and the code of before is good',
    async run({ demo, page, open, site }) {
      const { email } = await newMember(demo)
      const ask = () => post(demo, '/users/login', 'riverside', { email })
      const code = async () => /class="code">([^<]+)/.exec((await mailsTo(demo, email))[0] ?? '')?.[1] ?? ''
      const signIn = async () => {
        await open('/riverside-10k/sign-in')
        await page.getByLabel('Email address').fill(email)
        await page.keyboard.press('Enter')
        await site.getByRole('textbox', { name: /code/i }).waitFor()
        await page.getByRole('textbox', { name: /code/i }).fill(await code())
        await site.getByRole('link', { name: 'Ada' }).first().waitFor()
      }
      await signIn()
      await page.evaluate(() => localStorage.clear())
      for (let asked = 0; asked < 12; asked++) await ask()
      const before = (await mailsTo(demo, email)).length
      await ask()
      assert.equal((await mailsTo(demo, email)).length, before)
      await signIn()
      assert.equal((await mailsTo(demo, email)).length, before + 1)
    },
  }),
  byStranger({
    name: 'reset-link-by-host-header',
    end: 'a link in a mail has the address of the settings, whatever host and port were asked',
    run: () =>
      at({ PUBLIC_URL: 'https://give.example' }, async url => {
        const { email } = await newMember(url)
        await askAs('evil.example:81', url, '/users/forgot-password', { email })
        const mail = (await mailsTo(url, email))[0] ?? ''
        assert.match(mail, /href="https:\/\/give\.example\/moonlight-ball\/reset-password\?token=/)
        assert.ok(!mail.includes('evil.example'))
      }),
  }),
  byStranger({
    name: 'greeting-that-is-a-link',
    end: 'a mail greets nobody by a name that reads as an address',
    async run({ demo }) {
      const email = `${randomUUID()}@guests.example`
      const person = { first_name: 'evil。example/x', last_name: 'Lovelace', email, mobile: '07700 900555' }
      const answer = await post(demo, '/users/register', 'moonlight', { ...person, password: 'three random words' })
      assert.equal(answer.status, 200)
      assert.ok(!(await mailsTo(demo, email)).join('').includes('evil'))
    },
  }),
  byStranger({
    name: 'postcode-look-up',
    end: 'the operator’s service is asked at the path of the setting, and at no other',
    async run() {
      const asked: (string | undefined)[] = []
      const service = createServer((call, answer) => {
        asked.push(call.url)
        answer.setHeader('content-type', 'application/json').end('[]')
      })
      await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
      const { port } = service.address() as AddressInfo
      try {
        await at({ ADDRESS_LOOKUP_URL: `http://127.0.0.1:${port}/find/{postcode}/all` }, async url => {
          const look = (postcode: string) =>
            fetch(`${url}${apiPath}/addresses?event=moonlight-ball&postcode=${encodeURIComponent(postcode)}`)
          assert.equal((await look('SW1A 2AA')).status, 200)
          assert.equal((await look('../admin')).status, 400)
        })
        assert.deepEqual(asked, ['/find/SW1A2AA/all'])
      } finally {
        service.close()
      }
    },
  }),
  byStranger({
    name: 'socket-without-protocol',
    end: 'a socket of protocol 3 or of none is closed, and so is one that sends bytes instead of text',
    async run({ demo }) {
      assert.deepEqual(
        [
          await closeCode(demo, '?protocol=3'),
          await closeCode(demo, ''),
          await closeCode(demo, '?protocol=7', Buffer.of(1, 2, 3)),
        ],
        [4007, 4008, 1003],
      )
    },
  }),
  byStranger({
    name: 'link-out-of-the-build',
    end: 'a link in the built folder leads nowhere',
    async run({ demo }) {
      const link = fileURLToPath(new URL('../../dist/cdn/elsewhere.json', import.meta.url))
      symlinkSync(fileURLToPath(new URL('../../package.json', import.meta.url)), link)
      try {
        for (const path of ['/elsewhere.json', '/cdn/elsewhere.json']) {
          assert.equal((await fetch(demo + path)).status, 404)
        }
      } finally {
        rmSync(link)
      }
    },
  }),
]
