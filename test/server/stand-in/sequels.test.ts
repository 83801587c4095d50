import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardFields, type Fixture, fromBrowser, memoryDatabase, startStandIn } from './fixture.ts'

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

const paid = async (number: string) => {
  const intent = await fixture.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' })
  const sent = { client_secret: intent.client_secret ?? '', ...cardFields(number) }
  expect((await fromBrowser(fixture, `payment_intents/${intent.id}/confirm`, sent)).body.status).toBe('succeeded')
  const [dispute] = (await fixture.stripe.disputes.list({ payment_intent: intent.id })).data
  return { id: intent.id, dispute, happened: await eventsOf(intent.id) }
}
const eventsOf = async (id: string) => {
  const { data } = await fixture.stripe.events.list({ limit: 20 })
  return data.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ type }) => type)
}

test.each([
  ['4000000000000259', 'fraudulent', 'needs_response'],
  ['4000000000002685', 'product_not_received', 'needs_response'],
  ['4000000404000038', 'fraudulent', 'needs_response'],
  ['4000008400000779', 'noncompliant', 'needs_response'],
  ['4000000000001976', 'general', 'warning_needs_response'],
])('%s is disputed as %s: %s', async (number, reason, status) => {
  const { dispute, happened } = await paid(number)
  expect(dispute).toMatchObject({ reason, status, amount: 5000 })
  expect(happened.includes('charge.dispute.funds_withdrawn')).toBe(status === 'needs_response')
})

test('4000000404000079 is disputed twice', async () => {
  const { id } = await paid('4000000404000079')
  const { data } = await fixture.stripe.disputes.list({ payment_intent: id })
  expect(data.map(({ reason }) => reason).sort()).toEqual(['fraudulent', 'product_not_received'])
})

test('4000000000005423 is warned of, and nothing is taken', async () => {
  const { dispute, happened } = await paid('4000000000005423')
  expect(dispute).toBeUndefined()
  expect(happened[0]).toBe('radar.early_fraud_warning.created')
})

test.each([
  ['4000000000007726', 'pending', 'succeeded', 5000],
  ['4000000000005126', 'succeeded', 'failed', 0],
])('a refund of %s is %s and then %s', async (number, first, then, refunded) => {
  const { stripe } = fixture
  const { id } = await paid(number)
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe(first)
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe(then)
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(latest_charge).toMatchObject({ amount_refunded: refunded, refunded: refunded === 5000 })
  expect(await eventsOf(refund.id)).toContain('refund.updated')
})
