import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { makeType, ticketBuyer } from './tickets.ts'

/** What a payer is told who sends the same payment again, such as after a lost answer. */
describe('an attempt that is sent again', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
  }, 60_000)
  afterAll(() => demo.close())

  const ticketInput = (type: string, key: string) => ({
    idempotency_key: randomUUID(),
    lines: [{ origin: 'ticket', event_ticket_type_id: type, quantity: 1, reservation_key: key }],
    guest: ticketBuyer,
  })

  test('is not thanked for a promise that was cancelled meanwhile', async () => {
    const promise = ticketInput(await makeType(demo, event), randomUUID())
    const { output } = await demo.call(endpoints.payOffline, promise)
    await endOrder(demo.context, output.order_id)
    expect(await demo.call(endpoints.payOffline, promise)).toMatchObject({
      status: 409,
      error: { error: 'order_cancelled' },
    })
  })

  test('does not end a promise by reserving its basket again', async () => {
    const type = await makeType(demo, event, { capacity: 2 })
    const key = randomUUID()
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    const reserve = (reservation_key: string) => demo.call(endpoints.reserveTickets, { reservation_key, lines })
    await reserve(key)
    const promise = ticketInput(type, key)
    const { output } = await demo.call(endpoints.payOffline, promise)
    const [again, , alongside] = await Promise.all([reserve(key), reserve(randomUUID()), reserve(key)])
    for (const refused of [again, alongside]) {
      expect(refused).toMatchObject({ status: 409, error: { error: 'basket_promised' } })
    }
    const found = await demo.call(endpoints.ticketReservation, { reservation_key: key })
    expect(found.output).toMatchObject({ state: 'promised', extendableYN: false, types: lines })
    expect((await demo.call(endpoints.extendReservation, { reservation_key: key })).output.state).toBe('promised')
    expect((await demo.call(endpoints.payOffline, promise)).output).toMatchObject({
      order_id: output.order_id,
      status: 'awaiting_offline_payment',
    })
  })

  test('is not asked for a card that the ended payment cannot take', async () => {
    const input = giftInput()
    const { output } = await demo.call(endpoints.payStripe, input)
    await endOrder(demo.context, output.order_id)
    expect(await demo.call(endpoints.payStripe, input)).toMatchObject({
      status: 409,
      error: { error: 'order_cancelled' },
    })
  })

  test('is not thanked for a payment that was returned', async () => {
    const order = await demo.begin()
    await demo.pay(order.payment_intent_id)
    expect((await demo.confirm(order)).payment_status).toBe('succeeded')
    const { id: lineId } = await demo.context.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow()
    await refundLine(demo.context, { orderId: order.order_id, lineId, amount: order.order_total })
    await demo.context.jobs.runDue()
    expect(await demo.confirm(order)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  })
})
