import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const ask = (more: { expiresAt?: Date } = {}) =>
    createPaymentRequest(demo.context.db, event, { title: 'Balance of your table', amount: 850_00, ...more })
  const read = (request: string, from = {}) => demo.call(endpoints.paymentRequest, { payment_request: request }, from)
  const begin = (payment_request: string) =>
    demo.call(endpoints.payStripe, giftInput({ extra: { lines: [{ origin: 'dynamic_payment', payment_request }] } }))

  test('a link asks for its amount, and what is paid by it raises no total', async () => {
    const request = await ask()
    expect((await read(request)).output).toMatchObject({
      title: 'Balance of your table',
      amount: 850_00,
      status: 'open',
    })
    const before = await demo.total()
    const { output: order } = await begin(request)
    expect(order.order_total).toBe(850_00)
    await demo.pay(order.payment_intent_id)
    expect((await demo.confirm(order)).status).toBe('paid')
    expect((await read(request)).output.status).toBe('paid')
    expect(await demo.total()).toEqual(before)
    expect(await begin(request)).toMatchObject({ status: 409, error: { error: 'payment_request_settled' } })
  })

  test('one order holds a gift and a payment, and only the gift counts', async () => {
    const payment_request = await ask()
    const before = await demo.total()
    const lines = [
      { origin: 'dynamic_payment' as const, payment_request },
      { origin: 'donation' as const, amount: 10_00 },
    ]
    const order = await demo.begin({ extra: { lines } })
    expect(order.lines_total).toBe(860_00)
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    expect((await demo.total()).total_raised).toBe(before.total_raised + 10_00)
  })

  test('a changed link, or one of another event, is refused', async () => {
    const request = await ask()
    const [id, signature = ''] = request.split('.')
    const other = await ask()
    for (const wrong of [`${other.split('.')[0]}.${signature}`, `${id}.${signature.slice(1)}x`, `${id}`, '.']) {
      expect(await read(wrong)).toMatchObject({ status: 404, error: { error: 'payment_request_not_found' } })
    }
    expect((await read(request, { event: 'moonlight' })).status).toBe(404)
  })

  test('a link that has expired takes nothing', async () => {
    const request = await ask({ expiresAt: new Date(Date.now() - 1000) })
    expect((await read(request)).output.status).toBe('expired')
    expect((await begin(request)).status).toBe(409)
  })

  test('of several orders for one link the newest can be paid, and none before it', async () => {
    const request = await ask()
    const { output: first } = await begin(request)
    const { output: second } = await begin(request)
    await expect(demo.pay(first.payment_intent_id)).rejects.toThrow('canceled')
    await demo.pay(second.payment_intent_id)
    expect((await demo.confirm(second)).status).toBe('paid')
    expect((await demo.confirm(first)).status).toBe('cancelled')
  })

  test('an order that was paid before another was begun is the one that counts', async () => {
    const request = await ask()
    const { output: first } = await begin(request)
    await demo.pay(first.payment_intent_id)
    // The server does not know about the payment yet.
    expect(await begin(request)).toMatchObject({ status: 409, error: { error: 'payment_request_settled' } })
    expect((await demo.confirm(first)).status).toBe('paid')
  })
})
