import { describe, expect, test, vi } from 'vitest'
import { createCodeStep, isNewAccount } from '../../../src/features/sign-in/code.store.ts'
import { pendingCode } from '../../../src/features/sign-in/pending-code.store.ts'
import { createSignIn } from '../../../src/features/sign-in/sign-in.store.ts'
import { createSignUp } from '../../../src/features/sign-in/sign-up.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'
import { requirements, wireCodeSent, wireSession } from './requirements.ts'

const given = { email: undefined, country: 'GB' }

describe('signing in', () => {
  test('sends what the event asks for and nothing else', async () => {
    const { site, server } = testSite()
    server.answer('POST /users/login', json({ result: 'signed_in', ...wireSession }))
    const form = createSignIn(site, requirements, given)
    form.change({ email: ' ada@example.com ', password: 'secret' })
    await form.submit()
    expect(server.requestsTo('POST /users/login')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret' })
    expect(auth(site).$state.get()).toMatchObject({ isAuthenticated: true, user: { first_name: 'Ada' } })
  })

  test('sends a number in international form', async () => {
    const { site, server } = testSite()
    server.answer('POST /users/login', json({ result: 'signed_in', ...wireSession }))
    const form = createSignIn(site, { ...requirements, identifier: 'mobile', secret: 'secure_pin' }, given)
    form.change({ mobile: '07700 900123', secure_pin: '123456' })
    await form.submit()
    expect(server.requestsTo('POST /users/login')[0]?.body).toEqual({ mobile: '+447700900123', secure_pin: '123456' })
  })

  test('stores no password anywhere', async () => {
    const { site, server, environment } = testSite()
    server.answer('POST /users/login', json({ error: 'invalid_grant' }, 401))
    const form = createSignIn(site, requirements, given)
    form.change({ email: 'ada@example.com', password: 'hunter2-hunter2' })
    await form.submit()
    expect(form.$values.get()).toMatchObject({ email: 'ada@example.com', password: 'hunter2-hunter2' })
    const { storage } = environment
    const kept = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.getItem(storage.key(at) ?? ''))
    expect(kept.join()).not.toContain('hunter2')
    expect(createSignIn(site, requirements, given).$values.get()).toMatchObject({
      email: 'ada@example.com',
      password: '',
    })
  })

  test("fills in the address's e-mail before what was typed", () => {
    const { site } = testSite()
    createSignIn(site, requirements, given).change({ email: 'ada@example.com' })
    const form = createSignIn(site, requirements, { ...given, email: 'guest@example.com' })
    expect(form.$values.get().email).toBe('guest@example.com')
  })

  test('keeps what was typed for the next form, until its person signs out', () => {
    const { site } = testSite()
    const { change } = createSignIn(site, requirements, given)
    const next = () => createSignIn(site, requirements, given).$values.get()
    change({ email: 'ada@example.com', mobile: '07700 900123', mobile_country: 'DE' })
    expect(next()).toMatchObject({ email: 'ada@example.com', mobile: '07700 900123', mobile_country: 'DE' })
    auth(site).begin(wireSession as never)
    expect(next().email).toBe('ada@example.com')
    auth(site).logOut()
    expect(next()).toMatchObject({ email: '', mobile: '', mobile_country: 'GB' })
  })
})

describe('a code', () => {
  test('is still awaited after a reload, until it expires', async () => {
    const { site, server, environment } = testSite()
    server.answer('POST /users/login', json({ result: 'code_sent', ...wireCodeSent() }))
    const form = createSignIn(site, { ...requirements, secret: 'otp' }, given)
    form.change({ email: 'ada@example.com' })
    await form.submit()
    const again = () => pendingCode(testSite({ storage: environment.storage }).site).$state.get()
    expect(again()).toMatchObject({ otpId: 'otp-1', digits: 6, email: 'ada@example.com' })
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000 })
    expect(again()).toBeUndefined()
    vi.useRealTimers()
  })

  test('signs its owner in, and says who is new', async () => {
    const { site, server } = testSite()
    server.answer('POST /users/otp', json({ ...wireSession, is_new: 'yes' }))
    pendingCode(site).await(wireCodeSent() as never, 'ada@example.com')
    const { form } = createCodeStep(site, { otpId: 'otp-1', digits: 6 })
    form.change({ otp: '123456' })
    await form.submit()
    expect(server.requestsTo('POST /users/otp')[0]?.body).toEqual({ otp_id: 'otp-1', otp: '123456' })
    expect(isNewAccount(site).get()).toBe(true)
    expect(pendingCode(site).$state.get()).toBeUndefined()
    expect(auth(site).$state.get().isAuthenticated).toBe(true)
  })

  test('that is too short is not sent', async () => {
    const { site, server } = testSite()
    const { form } = createCodeStep(site, { otpId: 'otp-1', digits: 6 })
    form.change({ otp: '1234' })
    await form.submit()
    expect(form.$problems.get()).toEqual({ otp: { key: 'invalid' } })
    expect(server.requestsTo('POST /users/otp')).toEqual([])
  })

  test('is not awaited any more once its owner is signed in, be it by another tab', () => {
    const { site } = testSite()
    pendingCode(site).await(wireCodeSent() as never, 'ada@example.com')
    auth(site).begin(wireSession as never)
    auth(site).logOut()
    expect(pendingCode(site).$state.get()).toBeUndefined()
  })

  test('that the server has forgotten is not awaited any more', async () => {
    const { site, server } = testSite()
    server.answer('POST /users/otp/resend', json({ error: 'invalid_otp' }, 400))
    pendingCode(site).await(wireCodeSent() as never, 'ada@example.com')
    await createCodeStep(site, { otpId: 'otp-1', digits: 6 }).resend.run()
    expect(pendingCode(site).$state.get()).toBeUndefined()
  })
})

describe('signing up', () => {
  test('says what is missing, field by field', async () => {
    const { site } = testSite()
    const registration_fields = requirements.registration_fields.map(field => ({ ...field, required: true }))
    const form = createSignUp(site, { ...requirements, registration_fields }, given)
    form.change({ first_name: 'Ada', email: 'ada@', mobile: '123', password: 'short' })
    await form.submit()
    expect(form.$problems.get()).toEqual({
      last_name: { key: 'required' },
      email: { key: 'email' },
      mobile: expect.objectContaining({ key: expect.stringMatching(/^(phone|invalid)/) }),
      password: { key: 'stringMin', values: { min: 6 } },
    })
  })

  test('keeps what was typed over a reload, but never the password, and nothing once it is sent', async () => {
    const { site, server, environment } = testSite()
    server.answer('POST /users/register', json(wireCodeSent()))
    const form = createSignUp(site, requirements, given)
    form.change({ first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', password: 'hunter2-hunter2' })
    const again = () => createSignUp(testSite({ storage: environment.storage }).site, requirements, given).$values.get()
    expect(again()).toMatchObject({ first_name: 'Ada', email: 'ada@example.com', password: '' })
    await form.submit()
    expect(server.requestsTo('POST /users/register')[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      mobile: null,
      password: 'hunter2-hunter2',
    })
    expect(again()).toMatchObject({ first_name: '', email: '' })
  })
})
