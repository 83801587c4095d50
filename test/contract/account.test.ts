import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailLink } from '../../host-demo/server/identity/mail-links.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { codeFor, mailsTo, newEmail, password, somebody } from './people.ts'

const moonlight = { event: 'moonlight' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const isSignedIn = async (token: string) => (await demo.call(endpoints.profile, {}, { token })).status === 200

  async function signInAgain(email: string): Promise<string> {
    const { output } = await demo.call(endpoints.login, { email, password }, moonlight)
    if (output.result !== 'signed_in') throw new Error('A code was asked for')
    return output.access_token
  }

  /** A paid gift of a signed-in person. */
  async function give(token: string, amount: number) {
    const { guest: _, ...gift } = giftInput({ amount, message: 'For the crew' })
    const { output } = await demo.call(endpoints.payStripe, gift, { token })
    await demo.pay(output.payment_intent_id)
    await demo.confirm(output)
    return output
  }

  test('stores and returns details, address and choices', async () => {
    const { token, email } = await somebody(demo)
    const address = {
      line_1: '1 Mill Lane',
      line_2: null,
      city: 'Ambleford',
      county: null,
      postcode: 'AM1 2AB',
      country: 'GB',
    }
    await demo.call(
      endpoints.updateDetails,
      { first_name: ' Rear ', last_name: 'Admiral', mobile: '07700 900555' },
      { token },
    )
    await demo.call(endpoints.updateAddress, { address }, { token })
    const choices = [
      { channel: 'email', allowed: 'yes' },
      { channel: 'post', allowed: 'no' },
    ] as const
    await demo.call(endpoints.updateCommunication, { choices: [...choices] }, { token })
    const { output } = await demo.call(endpoints.account, {}, { token })
    expect(output).toMatchObject({
      user: { first_name: 'Rear', last_name: 'Admiral', email, mobile: '+447700900555' },
      address: { line_1: '1 Mill Lane', postcode: 'AM1 2AB', country: 'GB' },
      communication: [
        { channel: 'email', allowed: true },
        { channel: 'post', allowed: false },
      ],
      has_password: true,
      has_secure_pin: false,
    })
    const elsewhere = await demo.call(endpoints.account, {}, { token, ...moonlight })
    expect(elsewhere.output.communication).toEqual([])
    const forgotten = await demo.call(endpoints.updateAddress, { address: null }, { token })
    expect(forgotten.output.address).toBeUndefined()
  })

  test('refuses everybody who is not signed in', async () => {
    for (const endpoint of [endpoints.account, endpoints.sessions, endpoints.accountData, endpoints.cards]) {
      expect((await demo.call(endpoint, {})).status).toBe(401)
    }
  })

  test('accepts a new address with the code that was mailed to it, and tells the old one', async () => {
    const { token, email } = await somebody(demo)
    const next = newEmail()
    const { otp_id } = (await demo.call(endpoints.changeEmail, { email: next, password }, { token })).output
    expect((await demo.call(endpoints.account, {}, { token })).output.user.email).toBe(email)
    const otp = await codeFor(demo, next)
    const stranger = await somebody(demo)
    const stolen = await demo.call(endpoints.confirmEmail, { otp_id, otp }, { token: stranger.token })
    expect(stolen).toMatchObject({ status: 400, error: { error: 'invalid_otp' } })
    const { output } = await demo.call(endpoints.confirmEmail, { otp_id, otp }, { token })
    expect(output.user.email).toBe(next)
    expect((await mailsTo(demo, email))[0]?.kind).toBe('email_changed')
  })

  test('a new address needs proof, so that an open session alone cannot take over an account', async () => {
    const { token, email } = await somebody(demo)
    const thief = newEmail()
    const change = (proof: object) => demo.call(endpoints.changeEmail, { email: thief, ...proof }, { token })
    expect(await change({})).toMatchObject({ status: 400, error: { error: 'invalid_proof' } })
    expect(await change({ password: 'not mine' })).toMatchObject({ status: 400, error: { error: 'invalid_proof' } })
    expect(await mailsTo(demo, thief)).toEqual([])
    const { otp_id } = (await demo.call(endpoints.sendProofCode, {}, { token })).output
    const proof = { otp_id, otp: await codeFor(demo, email) }
    expect((await change(proof)).status).toBe(200)
    expect((await change(proof)).error.error).toBe('invalid_otp')
  })

  test("leaves somebody else's address with its owner, and tells only them", async () => {
    const { token } = await somebody(demo)
    const owner = await somebody(demo)
    const sent = await demo.call(endpoints.changeEmail, { email: owner.email, password }, { token })
    expect(sent).toMatchObject({ status: 200, output: { digits: 6 } })
    expect((await mailsTo(demo, owner.email)).map(mail => mail.kind)).toEqual(['email_taken'])
    await expect(codeFor(demo, owner.email)).rejects.toThrow()
  })

  test('changes the password with the old one, and ends all sessions but this', async () => {
    const { token, email } = await somebody(demo)
    const other = await signInAgain(email)
    const change = (proof: string) =>
      demo.call(endpoints.changePassword, { password: proof, new_password: 'another one' }, { token })
    expect(await change('not mine')).toMatchObject({ status: 400, error: { fields: { password: expect.any(String) } } })
    expect((await change(password)).status).toBe(200)
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    expect((await mailsTo(demo, email))[0]?.kind).toBe('password_changed')
  })

  test('sets a first password with a code', async () => {
    const { token, email, user } = await somebody(demo)
    const { db } = demo.context
    await db.updateTable('users').set({ password: null }).where('id', '=', user.user_id).execute()
    const { otp_id } = (await demo.call(endpoints.sendProofCode, {}, { token })).output
    const proof = { otp_id, otp: await codeFor(demo, email), new_password: password }
    expect((await demo.call(endpoints.changePassword, proof, { token })).status).toBe(200)
    expect((await demo.call(endpoints.changePassword, proof, { token })).error.error).toBe('invalid_otp')
    expect(await isSignedIn(await signInAgain(email))).toBe(true)
  })

  test('lists the devices that are signed in, and signs them out', async () => {
    const { token, email } = await somebody(demo)
    const [phone, tablet] = [await signInAgain(email), await signInAgain(email)]
    const list = async () => (await demo.call(endpoints.sessions, {}, { token })).output
    expect(await list()).toHaveLength(3)
    expect((await list()).filter(session => session.is_current)).toHaveLength(1)
    const other = (await list()).find(session => !session.is_current)
    const stranger = await somebody(demo)
    const end = (from: string) =>
      demo.call(endpoints.endSession, { session_id: other?.session_id ?? '' }, { token: from })
    expect(await end(stranger.token)).toMatchObject({ status: 404, error: { error: 'session_not_found' } })
    expect((await end(token)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(tablet)].sort()).toEqual([false, true])
    await demo.call(endpoints.logout, { everywhere: 'yes' }, { token })
    expect([await isSignedIn(token), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, false, false])
  })

  test("lists somebody's gifts, and mails a receipt for each, once", async () => {
    const { token, email } = await somebody(demo)
    const order = await give(token, 25_00)
    await demo.confirm(order)
    const { output: gifts } = await demo.call(endpoints.accountDonations, {}, { token })
    expect(gifts).toMatchObject([
      { amount: 25_00, order_reference: order.order_reference, message: 'For the crew', anonymous: false },
    ])
    const receipts = (await mailsTo(demo, email)).filter(mail => mail.kind === 'receipt')
    expect(receipts).toHaveLength(1)
    for (const part of [order.order_reference, '£25', 'Three Rivers Air Ambulance', '1997460']) {
      expect(receipts[0]?.body_text).toContain(part)
      expect(receipts[0]?.body_html).toContain(part)
    }
  })

  test('exports everything that is stored, but no secret', async () => {
    const { token, email, user } = await somebody(demo)
    const { output: order } = await demo.call(endpoints.payStripe, giftInput({ email, amount: 7_00 }))
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    await give(token, 12_00)
    const { output } = await demo.call(endpoints.accountData, {}, { token })
    expect(output).toMatchObject({ account: { user_id: user.user_id, email }, exported_at: expect.any(String) })
    expect(output.orders).toHaveLength(2)
    expect(output.donations).toHaveLength(2)
    const text = JSON.stringify(output)
    for (const secret of ['hash', 'scrypt', 'version', token]) expect(text).not.toContain(secret)
  })

  test('deletes an account after a proof, and keeps its gifts without a name', async () => {
    const { token, email, user } = await somebody(demo)
    const before = await demo.total()
    const order = await give(token, 33_00)
    const link = await createMailLink(demo.context.db, { userId: user.user_id }, new Date())
    expect(await demo.call(endpoints.deleteAccount, {}, { token })).toMatchObject({ status: 400 })
    const wrong = await demo.call(endpoints.deleteAccount, { password: 'wrong' }, { token })
    expect(wrong).toMatchObject({ status: 400, error: { error: 'invalid_proof' } })
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    expect(await isSignedIn(token)).toBe(false)
    expect((await demo.call(endpoints.profile, { user_token: link })).status).toBe(400)
    expect((await demo.call(endpoints.login, { email, password }, moonlight)).status).toBe(401)
    const { db } = demo.context
    const kept = await db.selectFrom('orders').selectAll().where('id', '=', order.order_id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ status: 'paid', total: 33_00, user_id: null, last_name: 'account' })
    const stored = JSON.stringify([
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('order_lines').selectAll().execute(),
      await db.selectFrom('donation_details').selectAll().execute(),
      await db.selectFrom('donations').selectAll().execute(),
      await db.selectFrom('event_donors').selectAll().execute(),
      await db.selectFrom('code_waits').selectAll().execute(),
    ])
    expect(stored).not.toContain(email)
    const after = await demo.total()
    expect(after).toMatchObject({
      total_raised: before.total_raised + 33_00,
      donation_count: before.donation_count + 1,
      donor_count: before.donor_count + 1,
    })
    expect(await demo.sumOfGifts()).toEqual({
      amount: after.total_raised,
      gifts: after.donation_count,
      donors: after.donor_count,
    })
    expect((await mailsTo(demo, email)).map(mail => mail.kind)).toEqual(['account_deleted'])
  })

  test('counts the donor of two addresses as one once the account is deleted', async () => {
    const { token, email } = await somebody(demo)
    await give(token, 5_00)
    const { output: order } = await demo.call(endpoints.payStripe, giftInput({ email: newEmail() }), { token })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const before = await demo.total()
    await demo.call(endpoints.deleteAccount, { password }, { token })
    const after = await demo.total()
    expect(after.donor_count).toBe(before.donor_count - 1)
    expect((await demo.sumOfGifts()).donors).toBe(after.donor_count)
    expect(await mailsTo(demo, email)).toHaveLength(1)
  })

  test('returns the event of each gift', async () => {
    const { token } = await somebody(demo)
    await give(token, 5_00)
    expect((await demo.call(endpoints.accountDonations, {}, { token, event })).output).toHaveLength(1)
    expect((await demo.call(endpoints.accountDonations, {}, { token, ...moonlight })).output).toEqual([])
  })
})
