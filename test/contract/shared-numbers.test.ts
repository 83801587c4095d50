import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '../../host-demo/server/identity/passwords.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { passwordCost } from '../password-cost.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, linkFor, mailsTo, somebody } from './people.ts'

const byPassword = { event: 'moonlight' }
const byPin = { event: 'summer' }

let demo: DemoServer
let later = 0
beforeAll(async () => {
  demo = await startDemo(embedded, { now: () => new Date(Date.now() + later) })
}, 60_000)
afterAll(() => demo.close())

/** Sets how the event signs people in, for this test. */
async function signInBy(chosen: object): Promise<void> {
  const events = () => demo.context.db.updateTable('events').where('id', '=', byPassword.event)
  const { login } = await demo.context.db
    .selectFrom('events')
    .select('login')
    .where('id', '=', byPassword.event)
    .executeTakeFirstOrThrow()
  const set = (login: object) =>
    events()
      .set({ login: JSON.stringify(login) })
      .execute()
  await set({ ...login, ...chosen })
  onTestFinished(async () => void (await set(login)))
}

test('distinguishes people with the same number by the PIN', async () => {
  const mobile = '+447700900777'
  const [one, other] = await Promise.all([somebody(demo, { mobile }), somebody(demo, { mobile })])
  await demo.call(endpoints.resendPin, { mobile }, byPin)
  for (const { email, user } of [other, one]) {
    const secure_pin = await codeFor(demo, email)
    const { output } = await demo.call(endpoints.login, { mobile, secure_pin }, byPin)
    expect(output).toMatchObject({ user: { user_id: user.user_id } })
  }
})

test('distinguishes people with the same number by the password, and mails each a link for a new one', async () => {
  const mobile = '+447700900778'
  const people = []
  for (const word of ['first horse', 'second horse']) {
    const hash = await hashPassword(word, { caller: 'home', cost: passwordCost })
    people.push({ ...(await somebody(demo, { mobile, hash })), word })
  }
  await signInBy({ identifier: 'mobile' })
  for (const { word, user } of people) {
    const { output } = await demo.call(endpoints.login, { mobile, password: word }, byPassword)
    expect(output).toMatchObject({ user: { user_id: user.user_id } })
  }
  expect((await demo.call(endpoints.login, { mobile, password: 'third horse' }, byPassword)).status).toBe(401)
  await demo.call(endpoints.forgotPassword, { mobile }, byPassword)
  for (const { email } of people) expect(await linkFor(demo, email)).not.toBe('')
})

test.each([
  ['email', 'password', 'The email address or the password is not right.'],
  ['email', 'secure_pin', 'The email address or the PIN is not right.'],
  ['mobile', 'password', 'The mobile number or the password is not right.'],
  ['mobile', 'secure_pin', 'The mobile number or the PIN is not right.'],
] as const)('names what was typed when it is wrong: %s and %s', async (identifier, secret, error_description) => {
  await signInBy({ identifier, secret })
  const who = { email: { email: 'nobody@example.com' }, mobile: { mobile: '+447700900780' } }[identifier]
  const { error } = await demo.call(endpoints.login, { ...who, [secret]: '123456' }, byPassword)
  expect(error).toMatchObject({ error: 'invalid_grant', error_description })
})

test('mails each person who has the number a code, which signs in them and nobody else', async () => {
  const mobile = '+447700900779'
  const people = [await somebody(demo, { mobile }), await somebody(demo, { mobile })]
  await signInBy({ identifier: 'mobile', secret: 'otp' })
  const ask = async () => {
    const { output } = await demo.call(endpoints.login, { mobile }, byPassword)
    if (output.result !== 'code_sent') throw new Error('A session without a code')
    return output.otp_id
  }
  for (const { email, user } of people) {
    const otp_id = await ask()
    const otp = await codeFor(demo, email)
    const { output } = await demo.call(endpoints.verifyCode, { otp_id, otp }, byPassword)
    expect(output).toMatchObject({ user: { user_id: user.user_id }, is_new: false })
    expect(await demo.call(endpoints.verifyCode, { otp_id, otp }, byPassword)).toMatchObject({ status: 400 })
  }
  const otp_id = await ask()
  later += 31_000
  await demo.call(endpoints.resendCode, { otp_id }, byPassword)
  for (const { email } of people) expect(await mailsTo(demo, email)).toHaveLength(4)
  const [first] = people
  await demo.context.db
    .deleteFrom('users')
    .where('email', '=', first?.email ?? '')
    .execute()
  const otp = await codeFor(demo, first?.email ?? '')
  expect(await demo.call(endpoints.verifyCode, { otp_id, otp }, byPassword)).toMatchObject({ status: 400 })
})
