import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buyTickets, makeType, type TicketLine } from './tickets.ts'

/** A basket is paid once, however its orders replace each other. */
describe.each(databasesFor(import.meta.url))('baskets on $name', database => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  const buy = (lines: readonly TicketLine[], key: string) => buyTickets(demo, lines, { key })
  const reserve = (reservation_key: string, lines: TicketLine[]) =>
    demo.call(endpoints.reserveTickets, { reservation_key, lines })
  const leftOf = async (id: string) => {
    const { types } = (await demo.call(endpoints.tickets, { event })).output
    return types.find(one => one.event_ticket_type_id === id)?.left
  }
  const pay = async (order: Awaited<ReturnType<typeof buy>>) => {
    await demo.pay(order.output.payment_intent_id)
    return demo.confirm(order.output)
  }

  test('an order takes over its basket, and a second order of the basket ends the first', async () => {
    const type = await makeType(demo, event, { capacity: 4 })
    const key = randomUUID()
    const three = [{ event_ticket_type_id: type, quantity: 3 }]
    await reserve(key, three)
    const first = await buy(three, key)
    expect(await leftOf(type)).toBe(1)
    const second = await buy(three, key)
    expect(await leftOf(type)).toBe(1)
    await expect(demo.pay(first.output.payment_intent_id)).rejects.toThrow('canceled')
    // A change of the basket ends its order.
    await reserve(key, [{ event_ticket_type_id: type, quantity: 4 }])
    await demo.context.jobs.runDue()
    await expect(demo.pay(second.output.payment_intent_id)).rejects.toThrow('canceled')
    const all = await buy([{ event_ticket_type_id: type, quantity: 4 }], key)
    expect((await pay(all)).status).toBe('paid')
    expect(await leftOf(type)).toBe(0)
    const { error } = await demo.call(endpoints.ticketReservation, { reservation_key: key })
    expect(error.error).toBe('reservation_not_found')
  })

  test('a basket that is paid can not be paid again, whatever else the second order has', async () => {
    const type = await makeType(demo, event, { capacity: 6 })
    const key = randomUUID()
    const one = [{ event_ticket_type_id: type, quantity: 1 }]
    await reserve(key, one)
    expect((await pay(await buy(one, key))).status).toBe('paid')
    const again = await buy([{ event_ticket_type_id: type, quantity: 2 }], key)
    expect(again).toMatchObject({ status: 409, error: { error: 'basket_paid' } })
    // Another tab that still shows the basket may reserve it once more.
    await reserve(key, one)
    expect((await buy(one, key)).error.error).toBe('basket_paid')
    const other = randomUUID()
    expect((await pay(await buy(one, other))).status).toBe('paid')
  })

  test('somebody who pays by the older order of a basket gets the tickets that the newer one holds', async () => {
    const type = await makeType(demo, event, { capacity: 3 })
    const key = randomUUID()
    const two = [{ event_ticket_type_id: type, quantity: 2 }]
    await reserve(key, two)
    const older = await buy(two, key)
    // The provider does not cancel the intent in time.
    const cancel = demo.context.stripe.paymentIntents.cancel
    demo.context.stripe.paymentIntents.cancel = () => Promise.reject(new Error('not now'))
    try {
      expect((await buy(two, key)).status).toBe(502)
      expect(await leftOf(type)).toBe(1)
      expect((await pay(older)).status).toBe('paid')
      expect(await leftOf(type)).toBe(1)
      const paid = { order_id: older.output.order_id, order_key: older.output.order_key }
      expect((await demo.call(endpoints.orderGuests, paid)).output.guests).toHaveLength(2)
    } finally {
      demo.context.stripe.paymentIntents.cancel = cancel
    }
    await demo.context.jobs.runDue()
    expect(await leftOf(type)).toBe(1)
  })

  test('tickets reserved before the sale closed can be paid as long as they are reserved, and no others', async () => {
    const type = await makeType(demo, event, { sale_closes_at: new Date(Date.now() + 60_000) })
    const lines = (quantity: number) => [{ event_ticket_type_id: type, quantity }]
    const [key, late] = [randomUUID(), randomUUID()]
    await reserve(key, lines(2))
    try {
      ahead = 2 * 60_000
      expect((await reserve(late, lines(1))).error.error).toBe('ticket_sale_closed')
      expect((await buy(lines(1), late)).error.error).toBe('ticket_sale_closed')
      expect((await reserve(key, lines(3))).error.error).toBe('ticket_sale_closed')
      expect((await buy([...lines(1), ...lines(2)], key)).error.error).toBe('ticket_sale_closed')
      // Reloading the checkout reserves the basket's tickets again.
      expect((await reserve(key, lines(2))).output.state).toBe('reserved')
      expect((await buy(lines(2), key)).status).toBe(200)
      ahead = 11 * 60_000
      // The order holds them for longer than the basket was reserved.
      expect((await reserve(key, lines(2))).output.state).toBe('reserved')
      expect((await pay(await buy(lines(2), key))).status).toBe('paid')
      expect((await buy(lines(1), key)).error.error).toBe('ticket_sale_closed')
    } finally {
      ahead = 0
    }
  })

  test('an expired basket is not sold after the sale has closed', async () => {
    const type = await makeType(demo, event, { sale_closes_at: new Date(Date.now() + 60_000) })
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    const key = randomUUID()
    await reserve(key, lines)
    try {
      ahead = 11 * 60_000
      expect((await buy(lines, key)).error.error).toBe('ticket_sale_closed')
      expect((await reserve(key, lines)).error.error).toBe('ticket_sale_closed')
    } finally {
      ahead = 0
    }
  })
})
