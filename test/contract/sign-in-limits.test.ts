import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../../host-demo/server/identity/passwords.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { apiPath, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { passwordCost } from '../password-cost.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, mailsTo, newEmail, password, somebody } from './people.ts'

/** A fixed clock, so that no limit's window ends within a test. */
const start = new Date()
const now = () => start

/** A site behind a trusted proxy, whose header names the client. */
let demo: DemoServer
let url: string
let close: () => Promise<void>
beforeAll(async () => {
  demo = await startDemo(postgresql, { now })
  const behindProxy = await startServer(
    { ...demo.context.config, port: 0, trustedProxies: 1 },
    { now, deliverWebhooks: false },
  )
  url = behindProxy.url
  close = behindProxy.close
}, 60_000)
afterAll(async () => {
  await close()
  await demo.close()
})

/** One call from the given network address. */
async function call(endpoint: Endpoint, event: string, address: string, input: object, cookie = '') {
  const response = await fetch(`${url}${apiPath}${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.eventId]: event, 'x-forwarded-for': address, cookie },
    body: JSON.stringify(input),
  })
  const body: { otp_id?: string } = await response.json()
  const device = response.headers.getSetCookie()[0]?.split(';')[0]
  return { status: response.status, body, device }
}

const signIn = async (email: string, secret: string, address: string) =>
  (await call(endpoints.login, 'moonlight', address, { email, password: secret })).status

const ballroom = '198.51.100.1'

test('lets a ballroom of two hundred sign in from one address, by code', async () => {
  const guests = await Promise.all(Array.from({ length: 200 }, () => somebody(demo)))
  const statuses: number[] = []
  for (let first = 0; first < guests.length; first += 20) {
    await Promise.all(
      guests.slice(first, first + 20).map(async ({ email }) => {
        const sent = await call(endpoints.login, 'riverside', ballroom, { email })
        const otp = await codeFor(demo, email)
        const done = await call(endpoints.verifyCode, 'riverside', ballroom, { otp_id: sent.body.otp_id, otp })
        statuses.push(sent.status, done.status)
      }),
    )
  }
  expect(statuses).toEqual(Array(400).fill(200))
}, 120_000)

test('counts only wrong tries, so that frequent sign-ins are not limited', async () => {
  const { email } = await somebody(demo)
  const statuses = await Promise.all(Array.from({ length: 8 }, () => signIn(email, password, ballroom)))
  for (let time = 0; time < 4; time++) statuses.push(await signIn(email, password, ballroom))
  expect(statuses).toEqual(Array(12).fill(200))
  for (let time = 0; time < 10; time++) expect(await signIn(email, 'not-the-one', ballroom)).toBe(401)
  expect(await signIn(email, 'not-the-one', ballroom)).toBe(429)
}, 60_000)

/** Fewer tries, because checking a password takes a quarter of a second. All kinds have the same limits. */
test('lets forty of them in by password, and those who mistype it twice', async () => {
  const guests = await Promise.all(Array.from({ length: 40 }, () => somebody(demo)))
  const [clumsy] = guests
  for (const typo of ['corect horse', 'correct hors']) {
    expect(await signIn(clumsy?.email ?? '', typo, ballroom)).toBe(401)
  }
  const statuses = await Promise.all(guests.map(({ email }) => signIn(email, password, ballroom)))
  expect(statuses).toEqual(Array(40).fill(200))
}, 120_000)

test('stops guessing at one account from one address, and nobody else', async () => {
  const [victim, neighbour] = [await somebody(demo), await somebody(demo)]
  for (let tries = 0; tries < 10; tries++) expect(await signIn(victim.email, 'a guess', '192.0.2.1')).toBe(401)
  expect(await signIn(victim.email, password, '192.0.2.1')).toBe(429)
  expect(await signIn(neighbour.email, password, '192.0.2.1')).toBe(200)
  expect(await signIn(victim.email, password, '192.0.2.2')).toBe(200)
}, 60_000)

test('stops guessing at one account from many addresses, but not its owner on a known network', async () => {
  const victim = await somebody(demo)
  const home = '192.0.2.200'
  expect(await signIn(victim.email, password, home)).toBe(200)
  const statuses: number[] = []
  for (let address = 0; address < 60; address++) {
    statuses.push(await signIn(victim.email, 'a guess', `203.0.113.${address}`))
  }
  expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(50)
  expect(statuses.at(-1)).toBe(429)
  expect(await signIn(victim.email, password, '203.0.113.250')).toBe(429)
  expect(await signIn(victim.email, password, home)).toBe(200)
}, 120_000)

test('knows everybody who shares a number at home, and nobody in the place of another', async () => {
  const mobile = '+447700900555'
  const hash = await hashPassword('second horse', { caller: 'home', cost: passwordCost })
  await somebody(demo, { mobile })
  await somebody(demo, { mobile, hash })
  const event = demo.context.db.updateTable('events').where('id', '=', 'moonlight')
  const before = await demo.context.db
    .selectFrom('events')
    .select('login')
    .where('id', '=', 'moonlight')
    .executeTakeFirstOrThrow()
  await event.set({ login: JSON.stringify({ ...before.login, identifier: 'mobile' }) }).execute()
  onTestFinished(async () => void (await event.set({ login: JSON.stringify(before.login) }).execute()))
  const enter = async (secret: string, address: string) =>
    (await call(endpoints.login, 'moonlight', address, { mobile, password: secret })).status
  const [home, others] = ['192.0.2.210', '192.0.2.211']
  expect([await enter(password, home), await enter('second horse', others)]).toEqual([200, 200])
  for (let address = 0; address < 50; address++) await enter('a guess', `203.0.113.${address}`)
  expect(await enter('second horse', '203.0.113.251')).toBe(429)
  expect([await enter(password, home), await enter('second horse', others)]).toEqual([200, 200])
  expect(await enter(password, others)).toBe(429)
}, 120_000)

test('counts all addresses of an IPv6 household as one', async () => {
  const victim = await somebody(demo)
  for (let tries = 0; tries < 10; tries++) {
    expect(await signIn(victim.email, 'a guess', `2001:db8:1:1::${tries.toString(16)}`)).toBe(401)
  }
  expect(await signIn(victim.email, password, '2001:db8:1:1:ffff::1')).toBe(429)
  expect(await signIn(victim.email, password, '2001:db8:1:2::1')).toBe(200)
}, 60_000)

test('counts wrong codes of all waits together, except the first of each', async () => {
  const { email } = await somebody(demo)
  const statuses: number[] = []
  for (let round = 0; round < 6; round++) {
    const { body } = await call(endpoints.login, 'riverside', '192.0.2.50', { email })
    for (let tries = 0; tries < 3; tries++) {
      const guess = { otp_id: body.otp_id, otp: '000000' }
      statuses.push((await call(endpoints.verifyCode, 'riverside', '192.0.2.50', guess)).status)
    }
  }
  expect(statuses.filter(status => status === 400)).toHaveLength(6 + 10)
  expect(statuses.slice(-3)).toEqual([400, 429, 429])
}, 60_000)

test('accepts a code that was just sent, even if somebody on the same network has used up the tries', async () => {
  const { email } = await somebody(demo)
  const begin = async () => (await call(endpoints.login, 'riverside', ballroom, { email })).body.otp_id
  const bring = async (otp_id: string | undefined, otp: string) =>
    (await call(endpoints.verifyCode, 'riverside', ballroom, { otp_id, otp })).status
  const strange = await begin()
  const statuses = []
  for (let tries = 0; tries < 12; tries++) statuses.push(await bring(strange, '000000'))
  expect(statuses.at(-1)).toBe(429)
  const slip = await begin()
  expect(await bring(slip, '000000')).toBe(400)
  expect(await bring(slip, await codeFor(demo, email))).toBe(429)
  expect(await bring(await begin(), await codeFor(demo, email))).toBe(200)
}, 60_000)

test('fills nobody’s mailbox, account or not', async () => {
  for (const email of [(await somebody(demo)).email, newEmail()]) {
    for (let address = 0; address < 20; address++) {
      const { status } = await call(endpoints.forgotPassword, 'moonlight', `198.51.100.${address}`, { email })
      expect(status).toBe(200)
    }
    expect(await mailsTo(demo, email)).toHaveLength(8)
  }
}, 60_000)

/** A stranger requests codes in somebody's name, from many networks, until no more are sent. */
async function useUp(email: string, address?: string): Promise<void> {
  for (let stranger = 0; stranger < 20; stranger++) {
    await call(endpoints.login, 'riverside', address ?? `203.0.113.${stranger}`, { email })
  }
}

const bringCode = async (otp_id: string | undefined, otp: string, address: string, device?: string) =>
  (await call(endpoints.verifyCode, 'riverside', address, { otp_id, otp }, device)).status

test('accepts a mailed code when strangers have used up the limit of new ones', async () => {
  const { email } = await somebody(demo)
  await useUp(email)
  const sent = await mailsTo(demo, email)
  expect(sent).toHaveLength(8)
  const { status, body } = await call(endpoints.login, 'riverside', '192.0.2.80', { email })
  expect([status, (await mailsTo(demo, email)).length]).toEqual([200, 8])
  const oldest = /^ {4}(\d+)$/m.exec(sent.at(-1)?.body_text ?? '')?.[1] ?? ''
  expect(await bringCode(body.otp_id, oldest, '192.0.2.80')).toBe(200)
}, 60_000)

test('sends an owner their code on a known network, whatever strangers do', async () => {
  const { email } = await somebody(demo)
  const home = '192.0.2.81'
  const first = await call(endpoints.login, 'riverside', home, { email })
  expect(await bringCode(first.body.otp_id, await codeFor(demo, email), home)).toBe(200)
  await useUp(email)
  const before = (await mailsTo(demo, email)).length
  const { status, body } = await call(endpoints.login, 'riverside', home, { email })
  expect([status, (await mailsTo(demo, email)).length]).toEqual([200, before + 1])
  expect(await bringCode(body.otp_id, await codeFor(demo, email), home)).toBe(200)
}, 60_000)

test('sends an owner their code on their own device, even if somebody on the same network uses up codes and tries', async () => {
  const { email } = await somebody(demo)
  const room = '192.0.2.82'
  const first = await call(endpoints.login, 'riverside', '192.0.2.83', { email })
  const entered = { otp_id: first.body.otp_id, otp: await codeFor(demo, email) }
  const { device } = await call(endpoints.verifyCode, 'riverside', '192.0.2.83', entered)
  expect(device).toMatch(/^fayre_device=[\w-]{43}$/)
  await useUp(email, room)
  const theirs = (await call(endpoints.login, 'riverside', room, { email })).body.otp_id
  for (let tries = 0; tries < 12; tries++) await bringCode(theirs, '000000', room)
  expect(await bringCode(theirs, await codeFor(demo, email), room)).toBe(429)
  const before = (await mailsTo(demo, email)).length
  const { status, body } = await call(endpoints.login, 'riverside', room, { email }, device)
  expect([status, (await mailsTo(demo, email)).length]).toEqual([200, before + 1])
  expect(await bringCode(body.otp_id, await codeFor(demo, email), room, device)).toBe(200)
}, 60_000)

test('gives no extra try for a code that was not mailed, nor for an invented cookie', async () => {
  const { email } = await somebody(demo)
  await useUp(email)
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) {
    const made = `fayre_device=${String(guess).padStart(43, 'x')}`
    const { body } = await call(endpoints.login, 'riverside', '192.0.2.84', { email }, made)
    statuses.push(await bringCode(body.otp_id, '000000', '192.0.2.84', made))
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  expect(await mailsTo(demo, email)).toHaveLength(8)
}, 60_000)
