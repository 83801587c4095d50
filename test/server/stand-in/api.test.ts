import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cardFields,
  type Fixture,
  fromBrowser,
  memoryDatabase,
  publishableKey,
  refusal,
  secretKey,
  startStandIn,
  stripeAt,
} from './fixture.ts'

let pool: pg.Pool
let fixture: Fixture
let stripe: Fixture['stripe']

beforeAll(async () => {
  pool = await memoryDatabase()
  fixture = await startStandIn(pool)
  stripe = fixture.stripe
}, 60_000)

afterAll(async () => {
  await fixture.stop()
  await pool.end()
})

const gift = { amount: 5000, currency: 'gbp' }
const paid = () => stripe.paymentIntents.create({ ...gift, payment_method: 'pm_card_visa', confirm: true })

describe('keys', () => {
  test('a wrong key is refused', async () => {
    const error = await refusal(stripeAt(Number(new URL(fixture.url).port), 'sk_test_wrong').customers.create({}))
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  })

  test('the secret key works as the name of basic authentication', async () => {
    const { id } = await stripe.paymentIntents.create(gift)
    const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    const response = await fetch(`${fixture.url}/v1/payment_intents/${id}`, { headers: { authorization } })
    expect(response.status).toBe(200)
    expect(response.headers.get('request-id')).toMatch(/^req_/)
  })

  test('the publishable key and the client secret show an intent without the merchant’s own fields', async () => {
    const intent = await stripe.paymentIntents.create({ ...gift, metadata: { order: '7' } })
    const query = new URLSearchParams({ key: publishableKey, client_secret: intent.client_secret ?? '' })
    const response = await fetch(`${fixture.url}/stand-in/payment_intents/${intent.id}?${query}`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const body = await response.json()
    expect(body).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
    expect(body).not.toHaveProperty('metadata')
  })
})

describe('payment intents', () => {
  test('keep what they were created with', async () => {
    const { id: customer } = await stripe.customers.create({ name: 'Ada', metadata: { tier: 'gold' } })
    const intent = await stripe.paymentIntents.create({
      ...gift,
      customer,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      setup_future_usage: 'off_session',
      metadata: { order: '7', note: 'ten & more [sic]' },
      receipt_email: 'ada@example.com',
      description: 'A gift',
    })
    expect(intent).toMatchObject({
      ...gift,
      customer,
      status: 'requires_payment_method',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { order: '7', note: 'ten & more [sic]' },
      receipt_email: 'ada@example.com',
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`))
    const changed = await stripe.paymentIntents.update(intent.id, { amount: 6000, metadata: { order: '8', note: '' } })
    expect(changed).toMatchObject({ amount: 6000, metadata: { order: '8' } })
    const expanded = await stripe.paymentIntents.retrieve(intent.id, { expand: ['customer'] })
    expect(expanded.customer).toMatchObject({ id: customer, metadata: { tier: 'gold' } })
  })

  test('are not confirmed twice, nor cancelled once paid', async () => {
    const { id } = await paid()
    const again = await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    expect(again.payment_intent).toMatchObject({ id, status: 'succeeded' })
    expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  test('are charged once when many confirm at once', async () => {
    const { id } = await stripe.paymentIntents.create(gift)
    const tries = Array.from({ length: 8 }, () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))
    const results = await Promise.allSettled(tries)
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
    const { rows } = await pool.query(
      "select 1 from stripe_stand_in.objects where kind = 'charge' and body->>'payment_intent' = $1",
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('take no money once cancelled', async () => {
    const { id } = await stripe.paymentIntents.create(gift)
    expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    expect(await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('wait for a slow bank until it has decided', async () => {
    const slow = () =>
      stripe.paymentIntents.create({ ...gift, payment_method: 'pm_usBankAccount_processing', confirm: true })
    const [first, second] = [await slow(), await slow()]
    expect(first.status).toBe('processing')
    await fixture.standIn.settle(first.id, 'succeeded')
    await fixture.standIn.settle(second.id, 'failed')
    expect((await stripe.paymentIntents.retrieve(first.id)).status).toBe('succeeded')
    expect((await stripe.paymentIntents.retrieve(second.id)).status).toBe('requires_payment_method')
  })

  test.each([
    [{ amount: 29, currency: 'gbp' }, 'amount_too_small', 'amount'],
    [{ amount: 10.5, currency: 'gbp' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 5000, currency: 'gbp', colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ amount: 5000, currency: 'gbp', customer: 'cus_nobody' }, 'resource_missing', 'customer'],
  ])('refuse %o', async (params, code, param) => {
    expect(await refusal(stripe.paymentIntents.create(params))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code,
      param,
    })
  })

  test('name the intent that is missing', async () => {
    const error = await refusal(stripe.paymentIntents.retrieve('pi_nothing'))
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nothing'",
    })
  })
})

describe('idempotency keys', () => {
  test('give the first answer again, and one intent', async () => {
    const first = await stripe.paymentIntents.create(gift, { idempotencyKey: 'attempt-1' })
    const second = await stripe.paymentIntents.create(gift, { idempotencyKey: 'attempt-1' })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  })

  test('refuse other content', async () => {
    await stripe.paymentIntents.create(gift, { idempotencyKey: 'attempt-2' })
    const error = await refusal(stripe.paymentIntents.create({ ...gift, amount: 1 }, { idempotencyKey: 'attempt-2' }))
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    expect(error.message).toContain("Try using a key other than 'attempt-2'")
  })

  test('run one of many simultaneous calls', async () => {
    const calls = Array.from({ length: 20 }, () => stripe.paymentIntents.create(gift, { idempotencyKey: 'attempt-3' }))
    const results = await Promise.allSettled(calls)
    const ids = results.flatMap(result => (result.status === 'fulfilled' ? [result.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 409 })
    }
  })

  test('repeat a declined card’s answer without trying the card again', async () => {
    const { id } = await stripe.paymentIntents.create(gift)
    const confirm = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'attempt-4' })
    const [first, second] = [await refusal(confirm()), await refusal(confirm())]
    expect(second.charge).toBe(first.charge)
  })

  test('repeat a refusal, though nothing stands in the way any more', async () => {
    const { id: payment_intent } = await stripe.paymentIntents.create(gift)
    const refund = (idempotencyKey: string) => stripe.refunds.create({ payment_intent }, { idempotencyKey })
    const first = await refusal(refund('attempt-6'))
    await stripe.paymentIntents.confirm(payment_intent, { payment_method: 'pm_card_visa' })
    expect((await refusal(refund('attempt-6'))).message).toBe(first.message)
    expect(await refund('attempt-7')).toMatchObject({ amount: 5000 })
  })

  test('can be used again after a call that was refused for its fields', async () => {
    await refusal(stripe.paymentIntents.create({ ...gift, amount: 1 }, { idempotencyKey: 'attempt-5' }))
    expect(await stripe.paymentIntents.create(gift, { idempotencyKey: 'attempt-5' })).toMatchObject(gift)
  })
})

describe('refunds', () => {
  test('give back in parts, and no more than was paid', async () => {
    const { id, latest_charge } = await paid()
    const part = await stripe.refunds.create({ payment_intent: id, amount: 1500, reason: 'requested_by_customer' })
    expect(part).toMatchObject({ status: 'succeeded', amount: 1500, charge: latest_charge })
    const chargeId = String(latest_charge)
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ amount_refunded: 1500, refunded: false })
    const tooMuch = await refusal(stripe.refunds.create({ charge: chargeId, amount: 3501 }))
    expect(tooMuch.message).toBe('Refund amount (£35.01) is greater than unrefunded amount on charge (£35.00)')
    expect(tooMuch.code).toBeUndefined()
    expect(await stripe.refunds.create({ charge: chargeId })).toMatchObject({ amount: 3500 })
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ amount_refunded: 5000, refunded: true })
    expect(await refusal(stripe.refunds.create({ charge: chargeId }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id })
  })
})

describe('setup intents', () => {
  test('save a card from the browser with the customer', async () => {
    const { id: customer } = await stripe.customers.create({})
    const setup = await stripe.setupIntents.create({ customer, automatic_payment_methods: { enabled: true } })
    const { body } = await fromBrowser(fixture, `setup_intents/${setup.id}/confirm`, {
      client_secret: setup.client_secret ?? '',
      ...cardFields('4242424242424242'),
    })
    expect(body).toMatchObject({ status: 'succeeded' })
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' })
    expect(data.map(method => method.id)).toEqual([body.payment_method])
    expect((await stripe.paymentMethods.detach(body.payment_method)).customer).toBeNull()
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([])
  })

  test('a declined card is not saved, and the intent can be cancelled', async () => {
    const { id: customer } = await stripe.customers.create({})
    const { id } = await stripe.setupIntents.create({ customer })
    const error = await refusal(stripe.setupIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }))
    expect(error).toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
    expect(await stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' })
    const attach = await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }))
    expect(attach).toMatchObject({ type: 'StripeCardError' })
    expect(await stripe.paymentMethods.attach('pm_card_visa', { customer })).toMatchObject({ customer })
  })
})
