import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Fixture, memoryDatabase, startStandIn, webhookSecret } from './fixture.ts'

let pool: pg.Pool
let fixture: Fixture

beforeAll(async () => {
  pool = await memoryDatabase()
}, 60_000)

afterAll(() => pool.end())

beforeEach(async () => {
  fixture = await startStandIn(pool, { deliver: false })
  await pool.query('truncate stripe_stand_in.events, stripe_stand_in.objects, stripe_stand_in.idempotency')
})

afterEach(() => fixture.stop())

const pay = (payment_method = 'pm_card_visa') =>
  fixture.stripe.paymentIntents
    .create({ amount: 5000, currency: 'gbp', payment_method, confirm: true })
    .catch(() => undefined)

const types = async () => (await fixture.standIn.events.list()).map(event => event.type)

test('each change sends an event, in order', async () => {
  const intent = await pay()
  await pay('pm_card_chargeDeclined')
  await pay('pm_card_authenticationRequired')
  await pay('pm_usBankAccount_processing')
  await fixture.stripe.refunds.create({ payment_intent: intent?.id ?? '' })
  expect(await types()).toEqual([
    ...['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'],
    ...['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'],
    ...['payment_intent.created', 'payment_intent.requires_action'],
    ...['payment_intent.created', 'payment_intent.processing'],
    ...['charge.refunded', 'refund.created'],
  ])
})

test('the official package accepts the signature, and refuses a changed payload', async () => {
  const intent = await pay()
  const succeeded = (await fixture.standIn.events.list()).find(event => event.type === 'payment_intent.succeeded')
  expect(await fixture.standIn.events.deliver(succeeded?.id ?? '')).toBe(200)
  const [{ payload, signature } = { payload: '', signature: '' }] = fixture.received
  const event = fixture.stripe.webhooks.constructEvent(payload, signature, webhookSecret)
  expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: intent?.id, amount: 5000 } } })
  const changed = payload.replace('5000', '9000')
  expect(() => fixture.stripe.webhooks.constructEvent(changed, signature, webhookSecret)).toThrow()
  expect(await fixture.stripe.events.retrieve(event.id)).toMatchObject({ id: event.id })
})

test('a test can send them twice and in another order', async () => {
  await pay()
  const events = await fixture.standIn.events.list()
  for (const event of [...events.reverse(), ...events]) await fixture.standIn.events.deliver(event.id)
  const ids = fixture.received.map(({ payload }) => JSON.parse(payload).id)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(3)
})

test('events are sent automatically, again after a failure, and not any more once accepted', async () => {
  await fixture.stop()
  fixture = await startStandIn(pool, { deliver: true })
  fixture.webhookAnswers.push(500, 500, 500)
  await pay()
  await vi.waitFor(async () => expect((await fixture.standIn.events.list()).every(event => event.delivered)).toBe(true))
  expect(fixture.received).toHaveLength(6)
})

test('a restart loses neither objects nor what is still to be told', async () => {
  const intent = await pay()
  await fixture.stop()
  fixture = await startStandIn(pool, { deliver: true })
  await vi.waitFor(() => expect(fixture.received).toHaveLength(3))
  expect(await fixture.stripe.paymentIntents.retrieve(intent?.id ?? '')).toMatchObject({ status: 'succeeded' })
})

test('a refused call sends no event', async () => {
  await fixture.stripe.paymentIntents
    .create({ amount: 5000, currency: 'gbp', payment_method: 'pm_unknown', confirm: true })
    .catch(() => undefined)
  expect(await types()).toEqual([])
})

test('events are listed newest first, a page at a time', async () => {
  await pay()
  const first = await fixture.stripe.events.list({ limit: 2 })
  expect(first.data.map(event => event.type)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])
  expect(first.has_more).toBe(true)
  const rest = await fixture.stripe.events.list({ limit: 2, starting_after: first.data[1]?.id })
  expect(rest.data.map(event => event.type)).toEqual(['payment_intent.created'])
})
