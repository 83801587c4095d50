import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../../host-demo/server/platform/log.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** Events since the last call, oldest first. */
  let seen = 0
  const news = async () => {
    const all = (await demo.standIn?.events.list()) ?? []
    const fresh = all.slice(seen)
    seen = all.length
    return fresh
  }
  const deliver = (id: string) => demo.standIn?.events.deliver(id)
  const paidOrder = async (amount: number) => {
    await news()
    const order = await demo.begin({ amount })
    await demo.pay(order.payment_intent_id)
    return order
  }
  const post = (body: string, signature: string) =>
    fetch(`${demo.url}${apiPath}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })
  const signed = (event: object) => {
    const { stripe, stripeWebhookSecret: secret } = demo.context
    const payload = JSON.stringify(event)
    return post(payload, stripe.webhooks.generateTestHeaderString({ payload, secret }))
  }

  test('a payment of an order that is not here is told, so that somebody looks for it', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    onTestFinished(() => error.mockRestore())
    await news()
    const metadata = { order_id: 'ord_after_the_backup' }
    const intent = await demo.context.stripe.paymentIntents.create({ amount: 25_00, currency: 'gbp', metadata })
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    expect(error).not.toHaveBeenCalled()
    await demo.pay(intent.id)
    await demo.context.stripe.refunds.create({ payment_intent: intent.id })
    const ofAShop = { amount: 25_00, currency: 'gbp', metadata: { order_id: '1234' } }
    await demo.pay((await demo.context.stripe.paymentIntents.create(ofAShop)).id)
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    const told = { intent: intent.id, order: 'ord_after_the_backup' }
    expect(error.mock.calls).toEqual([[told, 'A payment is for an order that is not here']])
  })

  test('records a gift once, however often and in whatever order it is reported', async () => {
    const before = await demo.total()
    await paidOrder(10_00)
    const events = (await news()).toReversed()
    expect(events.length).toBeGreaterThan(1)
    for (const { id } of [...events, ...events]) expect(await deliver(id)).toBe(200)
    await Promise.all(events.map(({ id }) => deliver(id)))
    const after = await demo.total()
    expect([after.total_raised, after.sequence]).toEqual([before.total_raised + 10_00, before.sequence + 1])
    expect(await demo.sumOfGifts()).toEqual({
      amount: after.total_raised,
      gifts: after.donation_count,
      donors: after.donor_count,
    })
  })

  test('records a gift once when webhook and browser report it together', async () => {
    const before = await demo.total()
    const order = await paidOrder(11_00)
    await Promise.all([demo.confirm(order), ...(await news()).map(({ id }) => deliver(id)), demo.confirm(order)])
    expect((await demo.total()).total_raised).toBe(before.total_raised + 11_00)
    expect((await demo.confirm(order)).status).toBe('paid')
  })

  test('subtracts refunds, in parts and in any order, to the last penny', async () => {
    const before = await demo.total()
    const order = await paidOrder(20_00)
    const { stripe } = demo.context
    await stripe.refunds.create({ payment_intent: order.payment_intent_id, amount: 5_01 })
    for (const { id } of (await news()).toReversed()) expect(await deliver(id)).toBe(200)
    expect((await demo.total()).total_raised).toBe(before.total_raised + 20_00 - 5_01)
    expect((await demo.confirm(order)).status).toBe('paid')
    await stripe.refunds.create({ payment_intent: order.payment_intent_id })
    const events = await news()
    for (const { id } of [...events, ...events]) expect(await deliver(id)).toBe(200)
    const after = await demo.total()
    expect(after).toMatchObject({
      total_raised: before.total_raised,
      donation_count: before.donation_count,
      donor_count: before.donor_count,
    })
    expect((await demo.confirm(order)).status).toBe('refunded')
    expect(await demo.sumOfGifts()).toMatchObject({ amount: after.total_raised, gifts: after.donation_count })
  })

  test('subtracts disputed money, and adds it again when the dispute is won', async () => {
    const before = await demo.total()
    await news()
    const order = await demo.begin({ amount: 17_00 })
    await demo.pay(order.payment_intent_id, 'pm_card_createDispute')
    const events = await news()
    expect(events.map(({ type }) => type)).toContain('charge.dispute.created')
    for (const { id } of [...events, ...events.toReversed()]) expect(await deliver(id)).toBe(200)
    expect((await demo.total()).total_raised).toBe(before.total_raised)
    const { stripe } = demo.context
    const [dispute] = (await stripe.disputes.list({ payment_intent: order.payment_intent_id })).data
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    expect(await demo.total()).toMatchObject({
      total_raised: before.total_raised + 17_00,
      donation_count: before.donation_count + 1,
      donor_count: before.donor_count + 1,
    })
    expect(await demo.sumOfGifts()).toMatchObject({ amount: before.total_raised + 17_00 })
  })

  test('subtracts a gift once that is disputed twice, and adds it again when both are won', async () => {
    const { total_raised: before } = await demo.total()
    await news()
    const order = await demo.begin({ amount: 16_00 })
    await demo.pay(order.payment_intent_id, 'pm_card_createMultipleDisputes')
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    expect((await demo.total()).total_raised).toBe(before)
    const { stripe } = demo.context
    const left: number[] = []
    for (const { id } of (await stripe.disputes.list({ payment_intent: order.payment_intent_id })).data) {
      await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
      for (const event of await news()) expect(await deliver(event.id)).toBe(200)
      left.push((await demo.total()).total_raised - before)
    }
    expect(left).toEqual([0, 16_00])
  })

  test.each(['pm_card_createDisputeInquiry', 'pm_card_createIssuerFraudRecord'])(
    'leaves a gift by %s where it is, for that takes nothing',
    async card => {
      const before = await demo.total()
      await news()
      const order = await demo.begin({ amount: 18_00 })
      await demo.pay(order.payment_intent_id, card)
      for (const { id } of await news()) expect(await deliver(id)).toBe(200)
      expect((await demo.total()).total_raised).toBe(before.total_raised + 18_00)
    },
  )

  test.each([
    ['pm_card_pendingRefund', 0],
    ['pm_card_refundFail', 19_00],
  ])('counts what is left once a refund to %s has come to its end', async (card, left) => {
    const before = await demo.total()
    await news()
    const order = await demo.begin({ amount: 19_00 })
    await demo.pay(order.payment_intent_id, card)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    const events = await news()
    for (const { id } of [...events, ...events.toReversed()]) expect(await deliver(id)).toBe(200)
    expect((await demo.total()).total_raised).toBe(before.total_raised + left)
    expect((await demo.confirm(order)).status).toBe(left ? 'paid' : 'refunded')
  })

  test("accepts events of another site's intent, so that they are not repeated for days", async () => {
    const { stripe, stripeWebhookSecret: secret } = demo.context
    const intent = { id: 'pi_of_another_account', object: 'payment_intent' }
    const payload = JSON.stringify({ id: 'evt_other', object: 'event', type: 'x', data: { object: intent } })
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
    const init = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
    expect((await fetch(`${demo.url}${apiPath}/webhooks/stripe`, init)).status).toBe(200)
  })

  test('notes a payment of another amount as a problem, and leaves the total alone', async () => {
    const before = await demo.total()
    const order = await demo.begin({ amount: 30_00 })
    const { stripe, db } = demo.context
    await news()
    await stripe.paymentIntents.update(order.payment_intent_id, { amount: 1_00 })
    await demo.pay(order.payment_intent_id)
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    expect(await demo.confirm(order)).toMatchObject({ status: 'pending', payment_status: 'processing', reviewYN: true })
    expect(await demo.total()).toEqual(before)
    const problems = await db
      .selectFrom('payment_problems')
      .selectAll()
      .where('order_id', '=', order.order_id)
      .execute()
    expect(problems).toMatchObject([{ problem: 'paid 100', payment_intent_id: order.payment_intent_id }])
    // Nobody has refunded it, so an order that has ended since does not say that it goes back.
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.order_id).execute()
    expect(await demo.confirm(order)).toMatchObject({
      status: 'cancelled',
      payment_status: 'processing',
      reviewYN: true,
    })
  })

  test('notes a payment by an intent that is not the one of the order', async () => {
    const before = await demo.total()
    const order = await demo.begin({ amount: 40_00 })
    const { stripe } = demo.context
    await news()
    const other = await stripe.paymentIntents.create({
      amount: 40_00,
      currency: 'gbp',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: order.order_id },
    })
    await demo.pay(other.id)
    for (const { id } of await news()) expect(await deliver(id)).toBe(200)
    expect(await demo.total()).toEqual(before)
  })

  test('refuses what the provider has not signed', async () => {
    expect((await post('{"id":"evt_1"}', 't=1,v1=00')).status).toBe(400)
    expect((await post('{"id":"evt_1"}', '')).status).toBe(400)
  })

  test('accepts events about other objects', async () => {
    const event = { id: 'evt_other', object: 'event', type: 'payout.paid', data: { object: { object: 'payout' } } }
    expect((await signed(event)).status).toBe(200)
  })

  test('does not believe an event, only the provider', async () => {
    const before = await demo.total()
    const order = await demo.begin({ amount: 60_00 })
    const object = {
      id: order.payment_intent_id,
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 60_00,
    }
    const event = { id: 'evt_early', object: 'event', type: 'payment_intent.succeeded', data: { object } }
    expect((await signed(event)).status).toBe(200)
    expect(await demo.total()).toEqual(before)
  })
})
