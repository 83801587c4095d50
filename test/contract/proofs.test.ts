import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, newEmail, password, somebody } from './people.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

test('a refused change leaves its proof good', async () => {
  const { token, email } = await somebody(demo)
  const { db } = demo.context
  const full = newEmail()
  const change = (email: string, proof: object) => demo.call(endpoints.changeEmail, { email, ...proof }, { token })
  for (let mails = 0; mails < 6; mails++) expect((await change(full, { password })).status).toBe(200)
  await db.deleteFrom('one_time_codes').where('subject', '=', full).execute()
  const { otp_id } = (await demo.call(endpoints.sendProofCode, {}, { token })).output
  const proof = { otp_id, otp: await codeFor(demo, email) }
  expect(await change(full, proof)).toMatchObject({ status: 429, error: { error: 'rate_limited' } })
  const set = { ...proof, new_password: 'three random words' }
  expect((await demo.call(endpoints.changePassword, set, { token })).status).toBe(200)
  expect((await demo.call(endpoints.deleteAccount, proof, { token })).error.error).toBe('invalid_otp')
  const next = { otp_id: (await demo.call(endpoints.sendProofCode, {}, { token })).output.otp_id }
  const last = { ...next, otp: await codeFor(demo, email) }
  expect((await demo.call(endpoints.deleteAccount, last, { token })).status).toBe(200)
})
