import type pg from 'pg'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsAfter } from '../../../src/lib/months.ts'
import { type Fixture, memoryDatabase, refusal, startStandIn, webhookSecret } from './fixture.ts'

const day = 24 * 60 * 60 * 1000

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

const product = async () => (await stripe.products.create({ name: 'A monthly gift' })).id
const anchorOn = (day_of_month: number) => ({ day_of_month, hour: 9, minute: 0, second: 0 })

/** A customer who has just paid with a saved card. */
async function customerWith(card: string) {
  const customer = await stripe.customers.create({})
  const intent = await stripe.paymentIntents.create({
    amount: 50_00,
    currency: 'gbp',
    customer: customer.id,
    setup_future_usage: 'off_session',
    payment_method: card,
    confirm: true,
  })
  return { customer: customer.id, method: String(intent.payment_method) }
}

async function subscribe(card = 'pm_card_visa', extra: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const { customer, method } = await customerWith(card)
  return stripe.subscriptions.create({
    customer,
    default_payment_method: method,
    items: [
      {
        price_data: {
          currency: 'gbp',
          product: await product(),
          recurring: { interval: 'month' },
          unit_amount: 50_00,
        },
      },
    ],
    billing_cycle_anchor_config: anchorOn(15),
    proration_behavior: 'none',
    off_session: true,
    metadata: { gift: '7' },
    ...extra,
  })
}

const pass = (id: string) => stripe.rawRequest('POST', `/v1/test_helpers/subscriptions/${id}/pass_month`)

/** The newest event of a type, its signature verified by the official package. */
async function told(type: string): Promise<Stripe.Event> {
  const event = (await fixture.standIn.events.list()).findLast(one => one.type === type)
  await fixture.standIn.events.deliver(event?.id ?? '')
  const { payload = '', signature = '' } = fixture.received.at(-1) ?? {}
  return stripe.webhooks.constructEvent(payload, signature, webhookSecret)
}

describe('subscriptions', () => {
  test('cost nothing until their anchor, and say so in an invoice', async () => {
    const subscription = await subscribe()
    expect(subscription).toMatchObject({ status: 'active', currency: 'gbp', metadata: { gift: '7' } })
    expect(subscription.items.data[0]).toMatchObject({
      current_period_end: subscription.billing_cycle_anchor,
      price: { unit_amount: 50_00, recurring: { interval: 'month' } },
    })
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice))
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 0, billing_reason: 'subscription_create' })
  })

  test('take their amount when a month passes, off session, and tell it', async () => {
    const { id, billing_cycle_anchor: anchor } = await subscribe()
    await pass(id)
    const { data } = await told('invoice.paid')
    const invoice = await stripe.invoices.retrieve((data.object as Stripe.Invoice).id, { expand: ['payments'] })
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 50_00,
      billing_reason: 'subscription_cycle',
      parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: { gift: '7' } } },
    })
    const intent = invoice.payments?.data[0]?.payment.payment_intent
    expect(await stripe.paymentIntents.retrieve(String(intent))).toMatchObject({ status: 'succeeded', amount: 50_00 })
    const { items, status } = await stripe.subscriptions.retrieve(id)
    expect(status).toBe('active')
    expect(items.data[0]?.current_period_start).toBe(anchor)
    expect(items.data[0]?.current_period_end).toBe(monthsAfter(new Date(anchor * 1000), 1).getTime() / 1000)
  })

  test('keep the day of their anchor for good, also over February', async () => {
    const soon = await subscribe('pm_card_visa', { billing_cycle_anchor_config: anchorOn(31) })
    const anchor = Date.UTC(2027, 0, 31, 9) / 1000
    await pool.query(
      `update stripe_stand_in.objects
       set body = jsonb_set(body::jsonb, '{items,data,0,current_period_end}', $2::jsonb) where id = $1`,
      [soon.id, String(anchor)],
    )
    const ends = []
    for (let month = 0; month < 3; month++) {
      await pass(soon.id)
      const { items } = await stripe.subscriptions.retrieve(soon.id)
      ends.push(new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10))
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test('are past due if the card requires authentication, take nothing, and end after a month of tries', async () => {
    const { customer, method } = await customerWith('pm_card_visa')
    await pool.query('update stripe_stand_in.objects set hidden = $2 where id = $1', [
      method,
      JSON.stringify({ card: '4000002760003184', setUp: true }),
    ])
    const { id } = await subscribe('pm_card_visa', { customer, default_payment_method: method })
    await pass(id)
    const { data } = await told('invoice.payment_failed')
    expect(data.object).toMatchObject({ status: 'open', amount_paid: 0, attempt_count: 1 })
    expect((data.object as Stripe.Invoice).next_payment_attempt).toBeGreaterThan(Date.now() / 1000 + 2 * (day / 1000))
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    await pass(id)
    expect((await told('customer.subscription.deleted')).data.object).toMatchObject({ id, status: 'canceled' })
  })

  test('are paid by another card at once, and go on', async () => {
    const { customer, method } = await customerWith('pm_card_visa')
    await pool.query('update stripe_stand_in.objects set hidden = $2 where id = $1', [
      method,
      JSON.stringify({ card: '4000000000009995' }),
    ])
    const { id } = await subscribe('pm_card_visa', { customer, default_payment_method: method })
    await pass(id)
    const invoice = String((await stripe.subscriptions.retrieve(id)).latest_invoice)
    expect(await refusal(stripe.invoices.pay(invoice))).toMatchObject({ code: 'card_declined', statusCode: 402 })
    const other = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
    await stripe.subscriptions.update(id, { default_payment_method: other.id })
    expect(await stripe.invoices.pay(invoice)).toMatchObject({ status: 'paid', amount_paid: 50_00, attempt_count: 3 })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect(await refusal(stripe.invoices.pay(invoice))).toMatchObject({ statusCode: 400 })
    const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] })
    expect(payments?.data).toMatchObject([{ status: 'paid', amount_paid: 50_00 }])
  })

  test('end at once when they are cancelled, and are listed no more', async () => {
    const { id, customer } = await subscribe()
    const list = async (status?: 'all') =>
      (await stripe.subscriptions.list({ customer: String(customer), ...(status && { status }) })).data.length
    expect(await list()).toBe(1)
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
    expect([await list(), await list('all')]).toEqual([0, 1])
    expect(await refusal(stripe.subscriptions.cancel(id))).toMatchObject({ code: 'resource_missing', statusCode: 404 })
    expect(await refusal(pass(id))).toMatchObject({ statusCode: 400 })
  })

  test.each<[string, Partial<Stripe.SubscriptionCreateParams>]>([
    ['a day that no month has', { billing_cycle_anchor_config: anchorOn(32) }],
    ['a time that no day has', { billing_cycle_anchor_config: { ...anchorOn(1), hour: 24 } }],
    ['somebody else’s card', { customer: 'other' }],
    ['prorations', { proration_behavior: 'create_prorations' }],
  ])('are refused %s', async (_, extra) => {
    const other = extra.customer === 'other' ? { customer: (await stripe.customers.create({})).id } : {}
    expect(await refusal(subscribe('pm_card_visa', { ...extra, ...other }))).toMatchObject({ statusCode: 400 })
  })

  test('are made once by a key, however often they are asked for', async () => {
    const { customer, method } = await customerWith('pm_card_visa')
    const params: Stripe.SubscriptionCreateParams = {
      customer,
      default_payment_method: method,
      items: [
        { price_data: { currency: 'gbp', product: await product(), recurring: { interval: 'month' }, unit_amount: 5 } },
      ],
      billing_cycle_anchor_config: anchorOn(15),
      proration_behavior: 'none',
    }
    const first = await stripe.subscriptions.create(params, { idempotencyKey: 'monthly-1' })
    expect((await stripe.subscriptions.create(params, { idempotencyKey: 'monthly-1' })).id).toBe(first.id)
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1)
  })
})

test('a product is made once by its id', async () => {
  await stripe.products.create({ id: 'fayre_monthly', name: 'Monthly' })
  expect(await refusal(stripe.products.create({ id: 'fayre_monthly', name: 'Monthly' }))).toMatchObject({
    code: 'resource_already_exists',
  })
  expect(await stripe.products.retrieve('fayre_monthly')).toMatchObject({ name: 'Monthly', active: true })
})
