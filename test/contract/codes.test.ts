import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pruneCodes } from '../../host-demo/server/identity/code-waits.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, mailsTo, newEmail, password, somebody } from './people.ts'

const minute = 60_000
const moonlight = { event: 'moonlight' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let later = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + later) })
  }, 60_000)
  afterAll(() => demo.close())

  const details = { first_name: 'Joan', last_name: 'Clarke', mobile: '07700 900222', password }

  async function signUp(email = newEmail()) {
    const { output, status } = await demo.call(endpoints.register, { ...details, email }, moonlight)
    expect(status).toBe(200)
    return { email, otp_id: output.otp_id }
  }

  const verify = (otp_id: string, otp: string) => demo.call(endpoints.verifyCode, { otp_id, otp }, moonlight)

  test('opens an account when the mailed code is entered, and not before', async () => {
    const { email, otp_id } = await signUp()
    const signIn = async () => (await demo.call(endpoints.login, { email, password }, moonlight)).status
    expect(await signIn()).toBe(401)
    const { output } = await verify(otp_id, await codeFor(demo, email))
    expect(output).toMatchObject({ is_new: true, user: { first_name: 'Joan', email, mobile: '+447700900222' } })
    expect(await signIn()).toBe(200)
  })

  test('opens no second account: the owner is told by mail, and the code signs them in to their own', async () => {
    const { email, user } = await somebody(demo)
    const { otp_id } = await signUp(email.toUpperCase())
    const [mail] = await mailsTo(demo, email.toUpperCase())
    expect(mail).toMatchObject({ kind: 'account_exists', subject: 'You have an account already' })
    const { output } = await verify(otp_id, await codeFor(demo, email.toUpperCase()))
    expect(output).toMatchObject({ is_new: false, user: { user_id: user.user_id, first_name: 'Grace' } })
    const { db } = demo.context
    const found = await db.selectFrom('users').select('id').where('email_normal', '=', email).execute()
    expect(found).toEqual([{ id: user.user_id }])
  })

  test('asks for what the event requires', async () => {
    const { status, error } = await demo.call(endpoints.register, { email: newEmail() }, moonlight)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['first_name', 'last_name', 'password']])
  })

  test('sends a PIN with the new account, where people sign in by PIN', async () => {
    const email = newEmail()
    const from = { event: 'summer' }
    const input = { first_name: 'Bill', last_name: 'Tutte', mobile: '07700 900888', email }
    const { otp_id } = (await demo.call(endpoints.register, input, from)).output
    await demo.call(endpoints.verifyCode, { otp_id, otp: await codeFor(demo, email) }, from)
    expect((await mailsTo(demo, email))[0]?.kind).toBe('secure_pin')
    const secure_pin = await codeFor(demo, email)
    const { output } = await demo.call(endpoints.login, { mobile: '07700900888', secure_pin }, from)
    expect(output).toMatchObject({ result: 'signed_in', user: { first_name: 'Bill' } })
  })

  test.each([
    ['spaces', (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `],
    ['hyphens', (code: string) => code.replace(/..(?=.)/g, '$&-')],
  ])('takes a code with %s', async (_, written) => {
    const { email, otp_id } = await signUp()
    expect((await verify(otp_id, written(await codeFor(demo, email)))).status).toBe(200)
  })

  test('accepts one of several simultaneous uses of a code', async () => {
    const { email, otp_id } = await signUp()
    const code = await codeFor(demo, email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(otp_id, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('sends another code after a wait, and takes the older one as well', async () => {
    const { email, otp_id } = await signUp()
    const first = await codeFor(demo, email)
    const early = await demo.call(endpoints.resendCode, { otp_id }, moonlight)
    expect(early).toMatchObject({ status: 429, error: { error: 'rate_limited' } })
    const wait = Number(early.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(25)
    later = wait * 1000
    const again = await demo.call(endpoints.resendCode, { otp_id }, moonlight)
    expect(again.output).toMatchObject({ otp_id, resend_in: 30 })
    const second = await codeFor(demo, email)
    expect(second).not.toBe(first)
    later = 14 * minute
    expect((await verify(otp_id, first)).status).toBe(200)
    later = 0
  })

  test('refuses a code after fifteen minutes, while a newer one is valid', async () => {
    const { email, otp_id } = await signUp()
    const first = await codeFor(demo, email)
    later = 10 * minute
    await demo.call(endpoints.resendCode, { otp_id }, moonlight)
    later = 15 * minute + 1000
    expect((await verify(otp_id, first)).status).toBe(400)
    expect((await verify(otp_id, await codeFor(demo, email))).status).toBe(200)
    later = 0
  })

  test('sends one code for two simultaneous requests', async () => {
    const { email, otp_id } = await signUp()
    later = 31_000
    const answers = await Promise.all([1, 2].map(() => demo.call(endpoints.resendCode, { otp_id }, moonlight)))
    later = 0
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await mailsTo(demo, email)).toHaveLength(2)
  })

  test('accepts a code only for its purpose', async () => {
    const { email, token } = await somebody(demo)
    const { otp_id } = (await demo.call(endpoints.sendProofCode, {}, { ...moonlight, token })).output
    expect((await verify(otp_id, await codeFor(demo, email))).status).toBe(400)
  })

  test('stops guessing', async () => {
    const { email, otp_id } = await signUp()
    const code = await codeFor(demo, email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 11; tries++) expect((await verify(otp_id, wrong)).status).toBe(400)
    const refused = await verify(otp_id, code)
    expect(refused).toMatchObject({ status: 429, error: { error: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('stores no code and no token, and forgets a sign-up that was never completed', async () => {
    const { email, otp_id } = await signUp()
    const { db } = demo.context
    const stored = async () =>
      JSON.stringify([
        await db.selectFrom('code_waits').selectAll().execute(),
        await db.selectFrom('one_time_codes').selectAll().execute(),
      ])
    const code = await codeFor(demo, email)
    expect(await stored()).not.toContain(otp_id)
    expect(await stored()).not.toContain(`"${code}"`)
    expect(await stored()).not.toContain(password)
    expect(await stored()).toContain(email)
    await pruneCodes(db, new Date(Date.now() + 2 * 24 * 60 * minute))
    expect(await stored()).toBe('[[],[]]')
  })

  test('refuses sign-ups where the organiser has closed them', async () => {
    const { db } = demo.context
    await db.updateTable('events').set({ registration_open: false }).where('id', '=', 'moonlight').execute()
    const refused = await demo.call(endpoints.register, { ...details, email: newEmail() }, moonlight)
    await db.updateTable('events').set({ registration_open: true }).where('id', '=', 'moonlight').execute()
    expect(refused).toMatchObject({ status: 403, error: { error: 'registration_closed' } })
  })
})
