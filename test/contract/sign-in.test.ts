import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '../../host-demo/server/identity/passwords.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { passwordCost } from '../password-cost.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, linkFor, mailsTo, newEmail, password, somebody } from './people.ts'

const byPassword = { event: 'moonlight' }
const byCode = { event: 'riverside' }
const byPin = { event: 'summer' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let later = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + later) })
  }, 60_000)
  afterAll(() => demo.close())

  const isSignedIn = async (token: string) => (await demo.call(endpoints.profile, {}, { token })).status === 200

  test('asks at each event for what its organiser chose', async () => {
    const asked = await Promise.all(
      [byPassword, byCode, byPin].map(async from => (await demo.call(endpoints.loginRequirements, from)).output),
    )
    expect(asked).toMatchObject([
      { identifier: 'email', secret: 'password', guest_checkout_enabled: true, password_minimum_length: 6 },
      { identifier: 'email', secret: 'otp' },
      { identifier: 'mobile', secret: 'secure_pin', secure_pin_length: 6 },
    ])
  })

  test('signs in by e-mail address and password', async () => {
    const { output } = await demo.call(
      endpoints.login,
      { email: ' Guest@fayre.example', password: 'fayre-demo' },
      byPassword,
    )
    expect(output).toMatchObject({ result: 'signed_in', user: { first_name: 'Eleanor', mobile: '+447700900123' } })
    expect(output.result === 'signed_in' && (await isSignedIn(output.access_token))).toBe(true)
  })

  test('signs in by mobile number and PIN, however they are written', async () => {
    for (const [mobile, secure_pin] of [
      ['07700 900321', '246810'],
      ['+44 (0)7700 900-321', '246 810'],
      ['0044 7700900321', '24-68-10'],
    ]) {
      const { output } = await demo.call(endpoints.login, { mobile, secure_pin }, byPin)
      expect(output).toMatchObject({ result: 'signed_in', user: { first_name: 'Catrin' } })
    }
    const wrong = await demo.call(endpoints.login, { mobile: '07700 900321', secure_pin: '246811' }, byPin)
    expect(wrong).toMatchObject({ status: 401, error: { error: 'invalid_grant' } })
  })

  test('signs in by e-mail address and a code of the mail', async () => {
    const email = 'runner@fayre.example'
    const { output: sent } = await demo.call(endpoints.login, { email }, byCode)
    expect(sent).toMatchObject({ result: 'code_sent', sent_by: 'email', digits: 6, resend_in: 30 })
    if (sent.result !== 'code_sent') throw new Error('A session without a code')
    const otp = await codeFor(demo, email)
    const { output } = await demo.call(endpoints.verifyCode, { otp_id: sent.otp_id, otp }, byCode)
    expect(output).toMatchObject({ user: { first_name: 'Priya' }, is_new: false })
    expect(await isSignedIn(output.access_token)).toBe(true)
  })

  test('says which field is missing', async () => {
    const fieldsOf = async (from: { event: string }) => (await demo.call(endpoints.login, {}, from)).error.fields
    expect(await fieldsOf(byPassword)).toEqual({ email: 'Please enter your email address' })
    expect(await fieldsOf(byPin)).toEqual({ mobile: 'Please enter your mobile number' })
  })

  test('accepts no password if the event signs people in by code', async () => {
    const { output } = await demo.call(
      endpoints.login,
      { email: 'runner@fayre.example', password: 'fayre-demo' },
      byCode,
    )
    expect(output.result).toBe('code_sent')
  })

  test('gives the same answer with and without an account', async () => {
    const { email } = await somebody(demo)
    const unknown = newEmail()
    const said = async (path: string, body: object, event: string) => {
      const response = await fetch(`${demo.url}${apiPath}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [headers.eventId]: event },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      return [response.status, text.replace(/"otp_id":"[\w-]{43}"/, '"otp_id":"…"').replace(/\d\d:\d\d\.\d{3}Z/, '…')]
    }
    const details = { first_name: 'Joan', last_name: 'Clarke', password: 'bombe-machine', mobile: '07700 900111' }
    for (const [path, event, more] of [
      ['/users/login', 'moonlight', { password: 'not this one' }],
      ['/users/login', 'riverside', {}],
      ['/users/register', 'moonlight', details],
      ['/users/forgot-password', 'moonlight', {}],
      ['/users/resend-pin', 'summer', {}],
    ] as const) {
      expect(await said(path, { ...more, email }, event)).toEqual(await said(path, { ...more, email: unknown }, event))
    }
    const numbers = ['07700 900321', '07700 900999']
    const [known, other] = await Promise.all(
      numbers.map(mobile => said('/users/login', { mobile, secure_pin: '000000' }, 'summer')),
    )
    expect(known).toEqual(other)
  })

  test('takes the same time with and without an account', async () => {
    const { email } = await somebody(demo, {
      hash: await hashPassword(password, { caller: 'home', cost: passwordCost }),
    })
    const refuse = (address: string) => demo.call(endpoints.login, { email: address, password: 'wrong' }, byPassword)
    const costs = watchScrypt()
    await refuse(email)
    await refuse(newEmail())
    const [cost] = costs()
    expect(cost).toBeDefined()
    expect(costs()).toEqual([cost, cost])
  })

  test('mails an address without an account that it has none, with no valid code', async () => {
    const email = newEmail()
    const { output: sent } = await demo.call(endpoints.login, { email }, byCode)
    const [mail] = await mailsTo(demo, email)
    expect(mail).toMatchObject({ kind: 'no_account' })
    expect(mail?.body_text).toContain('/riverside-10k/sign-up')
    await expect(codeFor(demo, email)).rejects.toThrow()
    if (sent.result !== 'code_sent') throw new Error('A session without a code')
    const refused = await demo.call(endpoints.verifyCode, { otp_id: sent.otp_id, otp: '123456' }, byCode)
    expect(refused).toMatchObject({ status: 400, error: { error: 'invalid_otp' } })
  })

  test('does not invite to sign up where that is closed', async () => {
    const open = (registration_open: boolean) =>
      demo.context.db.updateTable('events').set({ registration_open }).execute()
    const [reader, resetter] = [newEmail(), newEmail()]
    await open(false)
    await demo.call(endpoints.login, { email: reader }, byCode)
    await demo.call(endpoints.forgotPassword, { email: resetter }, byPassword)
    await open(true)
    for (const email of [reader, resetter]) {
      const [mail] = await mailsTo(demo, email)
      expect(mail).toMatchObject({ kind: 'no_account' })
      expect(mail?.body_text).not.toMatch(/sign up now|sign-up/)
    }
  })

  test('changes a forgotten password by a link that works once, and ends all other sessions', async () => {
    const { email, token: old } = await somebody(demo)
    await demo.call(endpoints.forgotPassword, { email: email.toUpperCase() }, byPassword)
    const link = { token: await linkFor(demo, email), password: 'a new password' }
    const answers = await Promise.all([1, 2, 3].map(() => demo.call(endpoints.resetPassword, link, byPassword)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.error.error).toBe('link_expired')
    expect(await isSignedIn(old)).toBe(false)
    const session = answers.find(({ status }) => status === 200)?.output
    expect(await isSignedIn(session?.access_token ?? '')).toBe(true)
    const signIn = async (secret: string) =>
      (await demo.call(endpoints.login, { email, password: secret }, byPassword)).status
    expect([await signIn(password), await signIn('a new password')]).toEqual([401, 200])
    expect((await mailsTo(demo, email))[0]?.kind).toBe('password_changed')
  })

  test('refuses a link after an hour, and one that was for signing in', async () => {
    const { email } = await somebody(demo)
    await demo.call(endpoints.forgotPassword, { email }, byPassword)
    const token = await linkFor(demo, email)
    expect(await demo.call(endpoints.profile, { user_token: token })).toMatchObject({ status: 400 })
    later = 61 * 60_000
    const refused = await demo.call(endpoints.resetPassword, { token, password: 'a new password' }, byPassword)
    later = 0
    expect(refused).toMatchObject({ status: 400, error: { error: 'link_expired' } })
  })

  test('sends a new PIN, and accepts the old one until the new one is used', async () => {
    const email = 'parent@fayre.example'
    const signIn = async (secure_pin: string) =>
      (await demo.call(endpoints.login, { mobile: '07700 900321', secure_pin }, byPin)).status
    expect((await demo.call(endpoints.resendPin, { mobile: '07700 900321' }, byPin)).output).toEqual({ resend_in: 60 })
    const pin = await codeFor(demo, email)
    expect(await signIn('246810')).toBe(200)
    expect(await signIn(pin)).toBe(200)
    expect(await signIn('246810')).toBe(401)
    expect(await signIn(pin)).toBe(200)
    const early = await demo.call(endpoints.resendPin, { mobile: '+447700900321' }, byPin)
    expect(early.status).toBe(429)
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
})

/** Records the cost of each password check from now on. */
function watchScrypt(): () => unknown[] {
  const watched = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => watched.mockRestore())
  return () => watched.mock.calls.map(([asked]) => asked.options)
}
