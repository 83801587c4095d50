import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardFields, type Fixture, fromBrowser, memoryDatabase, refusal, startStandIn } from './fixture.ts'

let pool: pg.Pool
let fixture: Fixture

beforeAll(async () => {
  pool = await memoryDatabase()
  fixture = await startStandIn(pool)
}, 60_000)

afterAll(async () => {
  await fixture.stop()
  await pool.end()
})

const gift = () => fixture.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' })

const confirmInBrowser = async (number: string, more: Record<string, string> = {}) => {
  const intent = await gift()
  const answer = await fromBrowser(fixture, `payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...cardFields(number, more),
  })
  return { intent, ...answer }
}

describe('cards that pay', () => {
  test.each([
    '4242424242424242',
    '5555555555554444',
    '5105105105105100',
    '378282246310005',
    '36227206271667',
    '6205500000000000004',
    '4000002760000016',
    '4000000000009235',
    '4000000000000101',
    '4000000000003055',
    '4000000000003097',
    '4000000032200000',
    '4000000360000006',
    '4000001240000000',
    '4000007840000001',
    '3530111333300000',
    '5555552500001001',
  ])('%s succeeds', async number => {
    const { intent, status, body } = await confirmInBrowser(number)
    expect([status, body.status]).toEqual([200, 'succeeded'])
    const paid = await fixture.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge', 'payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 5000,
      latest_charge: { paid: true, amount: 5000 },
      payment_method: { card: { last4: number.slice(-4) } },
    })
  })
})

describe('cards that are declined', () => {
  test.each([
    ['4000000000000002', 'pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000000000009995',
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    [
      '4000000000009987',
      'pm_card_visa_chargeDeclinedLostCard',
      'card_declined',
      'lost_card',
      'Your card was declined.',
    ],
    [
      '4000000000009979',
      'pm_card_visa_chargeDeclinedStolenCard',
      'card_declined',
      'stolen_card',
      'Your card was declined.',
    ],
    ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
    [
      '4000000000000127',
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      undefined,
      "Your card's security code is incorrect.",
    ],
    [
      '4000000000000119',
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4000000000004954', 'pm_card_riskLevelHighest', 'card_declined', 'fraudulent', 'Your card was declined.'],
    [
      '4000008400001280',
      'pm_card_threeDSecureRequiredProcessingError',
      'card_declined',
      'generic_decline',
      'Your card was declined.',
    ],
  ])('%s and %s: %s %s', async (number, token, code, decline, message) => {
    const { intent, status, body } = await confirmInBrowser(number)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code, message })
    expect(body.error.decline_code).toBe(decline)
    expect(body.error.payment_intent).toMatchObject({ id: intent.id, status: 'requires_payment_method' })

    const error = await refusal(fixture.stripe.paymentIntents.confirm(intent.id, { payment_method: token }))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, message })
    expect(error.decline_code).toBe(decline ?? '')
    const after = await fixture.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, message },
      latest_charge: { status: 'failed', paid: false },
    })

    const paid = await fixture.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(paid.status).toBe('succeeded')
  })

  test('a real card number is refused and not kept', async () => {
    const { body } = await confirmInBrowser('4111111111111111')
    expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
    const { rows } = await pool.query("select 1 from stripe_stand_in.objects where hidden::text like '%4111111%'")
    expect(rows).toEqual([])
  })

  test.each([
    [cardFields('4242424242424241'), 'incorrect_number'],
    [cardFields('4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }), 'invalid_expiry_year'],
    [cardFields('4242424242424242', { 'payment_method_data[card][exp_month]': '13' }), 'invalid_expiry_month'],
    [cardFields('378282246310005', { 'payment_method_data[card][cvc]': '123' }), 'invalid_cvc'],
  ])('details that cannot be are refused: %#', async (fields, code) => {
    const { body } = await confirmInBrowser('', fields)
    expect(body.error).toMatchObject({ type: 'card_error', code })
  })
})

describe('cards that ask for authentication', () => {
  const authenticate = async (id: string, secret: string, outcome: string) =>
    (await fromBrowser(fixture, `payment_intents/${id}/authenticate`, { client_secret: secret, outcome })).body.intent

  test.each([
    '4000002760003184',
    '4000002500003155',
    '4000000000003220',
    '4000008400000027',
    '4000000000001208',
    '4000000000003725',
  ])('%s succeeds after it', async number => {
    const { intent, body } = await confirmInBrowser(number)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    const after = await authenticate(intent.id, intent.client_secret ?? '', 'complete')
    expect(after).toMatchObject({ status: 'succeeded', next_action: null })
  })

  test('failing it gives the intent back for another try', async () => {
    const { intent } = await confirmInBrowser('4000002760003184')
    const after = await authenticate(intent.id, intent.client_secret ?? '', 'fail')
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    })
  })

  test.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s is declined after it: %s', async (number, decline) => {
    const { intent, body } = await confirmInBrowser(number)
    expect(body.status).toBe('requires_action')
    const after = await authenticate(intent.id, intent.client_secret ?? '', 'complete')
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: decline },
    })
  })

  test('a server that gives a return address is sent to a page', async () => {
    const { id } = await gift()
    const intent = await fixture.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://charity.example/thanks',
    })
    expect(intent.next_action?.type).toBe('redirect_to_url')
    expect(intent.next_action?.redirect_to_url?.url).toContain(`${fixture.url}/demo/stand-in/authenticate.html`)
  })

  test('nobody authenticates without the client secret', async () => {
    const { intent } = await confirmInBrowser('4000002760003184')
    const { status } = await fromBrowser(fixture, `payment_intents/${intent.id}/authenticate`, {
      client_secret: `${intent.id}_secret_guess`,
      outcome: 'complete',
    })
    expect(status).toBe(400)
    expect((await fixture.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action')
  })

  test('off session it is declined, unless the card was set up', async () => {
    const { stripe } = fixture
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' })
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({
        amount: 900,
        currency: 'gbp',
        customer,
        payment_method,
        off_session: true,
        confirm: true,
      })
    const error = await refusal(pay('pm_card_authenticationRequiredOnSetup'))
    expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' })

    const setup = await stripe.setupIntents.create({ customer, usage: 'off_session' })
    const asked = await stripe.setupIntents.confirm(setup.id, {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    })
    expect(asked.status).toBe('requires_action')
    await fromBrowser(fixture, `setup_intents/${setup.id}/authenticate`, {
      client_secret: setup.client_secret ?? '',
      outcome: 'complete',
    })
    const { data } = await stripe.paymentMethods.list({ customer })
    expect((await pay(data[0]?.id ?? '')).status).toBe('succeeded')
  })
})
