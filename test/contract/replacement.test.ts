import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { heldOf } from '../../host-demo/server/checkout/holds/holds.ts'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { recordPayment } from '../../host-demo/server/checkout/payments/record-payment.ts'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'

/** A payment link is paid at most once, however its orders replace each other. */
describe.each(databases)('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
  }, 60_000)
  afterAll(() => demo.close())
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const ask = () => createPaymentRequest(demo.context.db, event, { title: 'Balance of your table', amount: 850_00 })
  const linesOf = (...requests: string[]) =>
    requests.map(payment_request => ({ origin: 'dynamic_payment' as const, payment_request }))
  const attemptOf = (...requests: string[]) => giftInput({ extra: { lines: linesOf(...requests) } })
  const samePayer = (email: string, request: string) =>
    giftInput({ extra: { lines: linesOf(request), guest: { first_name: 'Ada', last_name: 'Lovelace', email } } })
  const begin = (input: ReturnType<typeof attemptOf>) => demo.call(endpoints.payStripe, input)
  const statusOf = async (request: string) =>
    (await demo.call(endpoints.paymentRequest, { payment_request: request })).output.status
  const orderOf = (id: string) =>
    demo.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const intentOf = (id: string) => demo.context.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  /** Makes the provider's cancellations fail until it is restored, as if the process had died before its call. */
  const failToCancel = () =>
    vi.spyOn(demo.context.stripe.paymentIntents, 'cancel').mockRejectedValue(new Error('not now'))
  /** The older order of a link is paid before the provider could cancel it for the newer one. */
  async function paidWhileReplaced() {
    const request = await ask()
    const { output: older } = await begin(attemptOf(request))
    const attempt = attemptOf(request)
    const failing = failToCancel()
    await begin(attempt)
    await demo.pay(older.payment_intent_id)
    failing.mockRestore()
    return { request, older, attempt }
  }

  test('the newer order waits until the older one has been ended at the provider', async () => {
    const request = await ask()
    const { output: older } = await begin(attemptOf(request))
    const attempt = attemptOf(request)
    const failing = failToCancel()
    expect(await begin(attempt)).toMatchObject({ status: 502, error: { error: 'payments_unavailable' } })
    failing.mockRestore()
    const { output: newer } = await begin(attempt)
    await expect(demo.pay(older.payment_intent_id)).rejects.toThrow('canceled')
    await demo.pay(newer.payment_intent_id)
    expect((await demo.confirm(newer)).status).toBe('paid')
    expect((await demo.confirm(older)).status).toBe('cancelled')
  })

  test('the older order is ended by a job, if the payer of the newer one never comes back', async () => {
    const request = await ask()
    const { output: older } = await begin(attemptOf(request))
    const failing = failToCancel()
    await begin(attemptOf(request))
    failing.mockRestore()
    // A try that is still failing postpones the next one when it ends.
    const jobs = demo.context.db.updateTable('jobs').set({ run_at: new Date(0) })
    await expect
      .poll(async () => {
        await jobs.where('kind', '=', 'end-order').execute()
        await demo.context.jobs.runDue()
        return (await intentOf(older.payment_intent_id)).status
      })
      .toBe('canceled')
    expect((await orderOf(older.order_id)).status).toBe('cancelled')
  })

  test('the older order stays paid if it was paid before the provider could cancel it', async () => {
    const { request, older, attempt } = await paidWhileReplaced()
    expect(await begin(attempt)).toMatchObject({ status: 409, error: { error: 'payment_request_settled' } })
    expect((await demo.confirm(older)).status).toBe('paid')
    expect(await statusOf(request)).toBe('paid')
    await demo.context.jobs.runDue()
    expect((await orderOf(older.order_id)).status).toBe('paid')
    expect((await begin(attempt)).status).toBe(409)
    const open = demo.context.db.selectFrom('orders').select('id').where('status', '=', 'pending')
    expect(await open.where('released_at', 'is not', null).execute()).toEqual([])
  })

  test('the payer of the newer order learns that the link is paid, whoever has recorded it', async () => {
    const { older, attempt } = await paidWhileReplaced()
    await demo.confirm(older)
    expect(await orderOf(older.order_id)).toMatchObject({ status: 'paid', replaced_by: null })
    expect(await begin(attempt)).toMatchObject({ status: 409, error: { error: 'payment_request_settled' } })
  })

  test('a late event about a cancelled intent leaves an order paid', async () => {
    const { output: order } = await begin(attemptOf(await ask()))
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const { version } = await orderOf(order.order_id)
    const news = { type: 'cancelled', intentId: order.payment_intent_id } as const
    await recordPayment(demo.context, order.order_id, version, news)
    expect(await orderOf(order.order_id)).toMatchObject({ status: 'paid', released_at: null })
  })

  test('a third order waits for the first, too, if the second has not ended it', async () => {
    const request = await ask()
    const { output: first } = await begin(attemptOf(request))
    const failing = failToCancel()
    expect((await begin(attemptOf(request))).status).toBe(502)
    const attempt = attemptOf(request)
    expect((await begin(attempt)).status).toBe(502)
    failing.mockRestore()
    const { output: third } = await begin(attempt)
    await expect(demo.pay(first.payment_intent_id)).rejects.toThrow('canceled')
    await demo.pay(third.payment_intent_id)
    expect((await demo.confirm(third)).status).toBe('paid')
  })

  test('a third order ends both before it', async () => {
    const request = await ask()
    const orders = []
    for (let tries = 0; tries < 3; tries++) orders.push((await begin(attemptOf(request))).output)
    const [first, second, third] = orders
    await expect(demo.pay(first?.payment_intent_id ?? '')).rejects.toThrow('canceled')
    await expect(demo.pay(second?.payment_intent_id ?? '')).rejects.toThrow('canceled')
    await demo.pay(third?.payment_intent_id ?? '')
    expect(await statusOf(request)).toBe('open')
  })

  test('the newest order holds the link, until it is paid', async () => {
    const request = await ask()
    const held = () => heldOf(demo.context.db, `payment_request:${request.split('.')[0]}`)
    const email = newEmail()
    await begin(attemptOf(request))
    await demo.call(endpoints.payOffline, samePayer(email, request))
    const { output: newest } = await begin(samePayer(email, request))
    expect(await held()).toBe(1)
    await demo.pay(newest.payment_intent_id)
    await demo.confirm(newest)
    expect(await held()).toBe(0)
  })

  test('a promise to pay outside stays until somebody else has paid, and its payer is told then', async () => {
    const request = await ask()
    const [email, other] = [newEmail(), newEmail()]
    const { output: promise } = await demo.call(endpoints.payOffline, samePayer(email, request))
    const { output: promised } = await demo.call(endpoints.payOffline, samePayer(other, request))
    const { output: card } = await begin(attemptOf(request))
    expect((await orderOf(promise.order_id)).status).toBe('awaiting_offline_payment')
    await demo.pay(card.payment_intent_id)
    expect((await demo.confirm(card)).status).toBe('paid')
    for (const [{ order_id }, payer] of [
      [promise, email],
      [promised, other],
    ] as const) {
      expect((await orderOf(order_id)).status).toBe('cancelled')
      expect((await mailsTo(demo, payer))[0]?.subject).toMatch(/^You owe nothing for your order/)
    }
  })

  test('a promise to pay outside ends with its payer’s own order that replaces it', async () => {
    const request = await ask()
    const email = newEmail()
    const { output: promise } = await demo.call(endpoints.payOffline, samePayer(email, request))
    const { output: card } = await begin(samePayer(email, request))
    expect((await orderOf(promise.order_id)).status).toBe('cancelled')
    expect(await markPaidOffline(demo.context, promise.order_id)).toBeUndefined()
    await demo.pay(card.payment_intent_id)
    expect((await demo.confirm(card)).status).toBe('paid')
  })

  test('a promise replaces a card payment, which can then not be made', async () => {
    const request = await ask()
    const { output: card } = await begin(attemptOf(request))
    const { output: promise } = await demo.call(endpoints.payOffline, attemptOf(request))
    await expect(demo.pay(card.payment_intent_id)).rejects.toThrow('canceled')
    expect((await markPaidOffline(demo.context, promise.order_id))?.status).toBe('paid')
    expect(await statusOf(request)).toBe('paid')
  })

  test('a payment for a paid link is refunded automatically', async () => {
    const request = await ask()
    const { output: card } = await begin(attemptOf(request))
    const promise = attemptOf(request)
    failToCancel()
    expect((await demo.call(endpoints.payOffline, promise)).status).toBe(502)
    const promised = await demo.context.db
      .selectFrom('orders')
      .select('id')
      .where('email', '=', promise.guest?.email ?? '')
      .executeTakeFirstOrThrow()
    expect((await markPaidOffline(demo.context, promised.id))?.status).toBe('paid')
    await demo.pay(card.payment_intent_id)
    await demo.confirm(card)
    await demo.context.jobs.runDue()
    const { latest_charge: charge } = await intentOf(card.payment_intent_id)
    expect(charge).toMatchObject({ amount_refunded: 850_00, refunded: true })
    expect(await orderOf(card.order_id)).toMatchObject({ status: 'cancelled', paid_at: null, refunded: 850_00 })
    expect((await demo.confirm(card)).payment_status).toBe('refunded')
    const { email } = await orderOf(card.order_id)
    expect((await mailsTo(demo, email)).map(({ subject }) => subject)).toEqual(['Your £850 goes back to you'])
  })

  test('refuses an order with one link twice', async () => {
    const request = await ask()
    const { status, error } = await begin(attemptOf(request, request))
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['lines.1.payment_request'])
    expect(await statusOf(request)).toBe('open')
  })

  test('baskets with the same two links in opposite order are all answered', async () => {
    const [one, other] = [await ask(), await ask()]
    const attempts = Array.from({ length: 16 }, (_, index) =>
      index % 2 ? attemptOf(one, other) : attemptOf(other, one),
    )
    const answers = await Promise.all(attempts.map(begin))
    // Some are replaced before their answer arrives.
    for (const { status, error } of answers) {
      if (status !== 200) expect([status, error.error]).toEqual([409, 'order_cancelled'])
    }
    await demo.context.jobs.runDue()
    const { db } = demo.context
    const payable = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select('orders.id')
      .distinct()
      .where('subject', '=', `payment_request:${one.split('.')[0]}`)
      .where('status', '=', 'pending')
      .execute()
    expect(payable).toHaveLength(1)
  }, 60_000)
})
