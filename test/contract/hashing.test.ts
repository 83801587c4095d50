import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualPasswordCost } from '../../host-demo/server/platform/config.ts'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { password, somebody } from './people.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(postgresql, {}, { passwordCost: usualPasswordCost })
}, 60_000)
afterAll(() => demo.close())

/** At this cost a check takes longer than the rest of a call: some 40 ms. */
const N = 2 ** 14
const key = scryptSync(password, '', 32, { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
const hash = `scrypt$${N}$8$1$$${key.toString('base64url')}`

const people = (count: number) => Promise.all(Array.from({ length: count }, () => somebody(demo, { hash })))

const signIn = (email: string, address: string) =>
  demo.call(endpoints.login, { email, password }, { event: 'moonlight', address })

test('answers everything else while thirty people sign in', async () => {
  const guests = await people(30)
  let signedIn = 0
  const all = guests.map(async ({ email }) => {
    const { status } = await signIn(email, '198.51.100.1')
    signedIn++
    return status
  })
  // From here on the others wait for their turn.
  await Promise.race(all)
  const statusOf = async (path: string) => (await fetch(demo.url + path)).status
  // Sent one after another, so that each has to overtake all that are waiting.
  const others = [await statusOf('/fonts.css'), await statusOf('/livez'), await statusOf('/api/v1/app/settings')]
  expect([others, signedIn < 30]).toEqual([[200, 200, 200], true])
  expect(await Promise.all(all)).toEqual(Array(30).fill(200))
}, 120_000)

test('hashes no new password or PIN before it has looked at the token or code', async () => {
  let signedIn = 0
  const guests = await people(15)
  const all = guests.map(({ email }) => signIn(email, '198.51.100.4').then(() => signedIn++))
  const junk = Array.from({ length: 4 }, async () => {
    const reset = await demo.call(endpoints.resetPassword, { token: 'junk', password }, { event: 'moonlight' })
    const code = await demo.call(endpoints.verifyCode, { otp_id: 'junk', otp: '000000' }, { event: 'summer' })
    return [reset.status, code.status]
  })
  expect(await Promise.all(junk)).toEqual(Array(4).fill([400, 400]))
  expect(signedIn).toBeLessThan(15)
  await Promise.all(all)
}, 60_000)
