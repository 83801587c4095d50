import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { mailsTo } from './people.ts'
import { buyTickets, makeBundle, makeType, type TicketLine, ticketBuyer } from './tickets.ts'

type Asked = [lines: readonly TicketLine[], by?: { key?: string; email?: string }]

describe.each(databasesFor(import.meta.url))('tickets on $name', database => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  const guest = ticketBuyer
  const buy = (...asked: Asked) => buyTickets(demo, ...asked)
  const reserve = (reservation_key: string, lines: TicketLine[]) =>
    demo.call(endpoints.reserveTickets, { reservation_key, lines })
  const read = async () => (await demo.call(endpoints.tickets, { event })).output
  const leftOf = async (id: string) => (await read()).types.find(one => one.event_ticket_type_id === id)?.left
  const pay = async (order: Awaited<ReturnType<typeof buy>>) => {
    await demo.pay(order.output.payment_intent_id)
    return demo.confirm(order.output)
  }
  const runNow = async (kind: string, key?: string) => {
    await demo.context.db
      .updateTable('jobs')
      .set({ run_at: new Date(0), due_at: new Date(0) })
      .where('kind', '=', kind)
      .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
      .execute()
    await demo.context.jobs.runDue()
  }
  /** Ends an order as if its time had passed. */
  const expire = async (orderId: string) => {
    await demo.context.db
      .updateTable('orders')
      .set({ expires_at: sql<Date>`now() - interval '1 day'` })
      .where('id', '=', orderId)
      .execute()
    await runNow('expire-orders')
    await demo.context.jobs.runDue()
  }
  const seatsOf = (orderId: string) =>
    demo.context.db
      .selectFrom('guest_tickets')
      .select(['number', 'ended_at', 'guest_email'])
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute()

  test('a table of ten is bought as ten seats, of which the buyer has the first', async () => {
    const seat = await makeType(demo, event, { capacity: 25 })
    const table = await makeBundle(demo, event, { [seat]: 10 })
    const order = await buy([{ ticket_bundle_id: table, quantity: 2 }], { email: guest.email })
    expect(order.output.order_total).toBe(180_00)
    expect(await leftOf(seat)).toBe(5)
    const { bundles } = await read()
    expect(bundles.find(one => one.ticket_bundle_id === table)).toMatchObject({ left: 0, state: 'all_reserved' })
    const larger = await makeBundle(demo, event, { [seat]: 26 })
    const { bundles: offered } = await read()
    expect(offered.find(one => one.ticket_bundle_id === larger)).toMatchObject({ left: 0, state: 'sold_out' })
    expect((await pay(order)).status).toBe('paid')
    const seats = await seatsOf(order.output.order_id)
    expect(seats.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(seats.map(({ guest_email }) => guest_email).filter(Boolean)).toEqual([guest.email])
    expect(await leftOf(seat)).toBe(5)
    expect((await buy([{ ticket_bundle_id: table, quantity: 1 }])).error.error).toBe('tickets_sold_out')
  })

  test('a bundle takes its capacity from all of its types, and single seats from the same', async () => {
    const [dinner, dancing] = [
      await makeType(demo, event, { capacity: 8 }),
      await makeType(demo, event, { capacity: 3 }),
    ]
    const table = await makeBundle(demo, event, { [dinner]: 4, [dancing]: 1 })
    expect((await buy([{ event_ticket_type_id: dinner, quantity: 5 }])).status).toBe(200)
    expect((await buy([{ ticket_bundle_id: table, quantity: 1 }])).error).toMatchObject({
      error: 'tickets_sold_out',
      error_description: 'Only 3 of “A seat” are left. Nothing was taken.',
    })
    const together = [
      { ticket_bundle_id: table, quantity: 1 },
      { event_ticket_type_id: dancing, quantity: 3 },
    ]
    expect((await buy(together)).error.error).toBe('tickets_sold_out')
    expect([await leftOf(dinner), await leftOf(dancing)]).toEqual([3, 3])
  })

  test('the limit of an order holds when lines repeat', async () => {
    const type = await makeType(demo, event, { per_order_limit: 4 })
    const twice = [
      { event_ticket_type_id: type, quantity: 2 },
      { event_ticket_type_id: type, quantity: 3 },
    ]
    for (const answer of [await buy(twice), await reserve(randomUUID(), twice)]) {
      expect(answer.error.error_description).toBe('One order can have 4 of “A seat” at most.')
    }
    expect((await buy(twice.slice(0, 1))).status).toBe(200)
    expect(await leftOf(type)).toBe(8)
  })

  test('nothing is sold before and after its sale, hidden, or as a draft', async () => {
    const hour = 3_600_000
    const times = { soon: new Date(Date.now() + hour), over: new Date(Date.now() - hour) }
    const types = [
      await makeType(demo, event, { sale_opens_at: times.soon }),
      await makeType(demo, event, { sale_closes_at: times.over }),
      await makeType(demo, event, { hidden: true }),
      await makeType(demo, event, { published: false }),
    ]
    const errors = []
    for (const id of types) errors.push((await buy([{ event_ticket_type_id: id, quantity: 1 }])).error.error)
    expect(errors).toEqual(['ticket_sale_closed', 'ticket_sale_closed', 'ticket_not_found', 'ticket_not_found'])
    const shown = (await read()).types.filter(one => types.includes(one.event_ticket_type_id))
    expect(shown.map(({ state }) => state)).toEqual(['soon', 'closed'])
  })

  test('a basket keeps its tickets for ten minutes, once extended for twenty, and gives them back', async () => {
    const type = await makeType(demo, event, { capacity: 3 })
    const key = randomUUID()
    const lines = [{ event_ticket_type_id: type, quantity: 2 }]
    const { output: kept } = await reserve(key, lines)
    expect([kept.state, kept.extendableYN, await leftOf(type)]).toEqual(['reserved', true, 1])
    expect(Date.parse(kept.expires_at) - Date.parse(kept.server_time)).toBe(600_000)
    // Choosing again gives no more time.
    expect((await reserve(key, lines)).output.expires_at).toBe(kept.expires_at)
    expect((await buy(lines)).error.error_description).toBe('Only one of “A seat” is left. Nothing was taken.')
    const extend = () => demo.call(endpoints.extendReservation, { reservation_key: key })
    const { output: extended } = await extend()
    expect(Date.parse(extended.expires_at) - Date.parse(kept.expires_at)).toBe(600_000)
    expect((await extend()).output).toMatchObject({ expires_at: extended.expires_at, extendableYN: false })
    ahead = 20 * 60_000 + 1000
    expect(await leftOf(type)).toBe(3)
    expect((await demo.call(endpoints.ticketReservation, { reservation_key: key })).output.state).toBe('over')
    expect((await reserve(key, lines)).output).toMatchObject({ state: 'reserved', extendableYN: true })
    ahead = 0
  })

  test('a basket is deleted a day after its time, unless an order has taken it over', async () => {
    const type = await makeType(demo, event, { capacity: 3 })
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    const [left, taken] = [randomUUID(), randomUUID()]
    await reserve(left, lines)
    await reserve(taken, lines)
    const { order_id } = (await buy(lines, { key: taken })).output
    const later = new Date(Date.now() + 72 * 3_600_000)
    await demo.context.db.updateTable('orders').set({ expires_at: later }).where('id', '=', order_id).execute()
    const statuses = async () => {
      await runNow('prune-baskets')
      const read = (key: string) => demo.call(endpoints.ticketReservation, { reservation_key: key })
      return [(await read(left)).status, (await read(taken)).status]
    }
    ahead = 24 * 3_600_000
    expect(await statuses()).toEqual([200, 200])
    ahead += 11 * 60_000
    expect(await statuses()).toEqual([404, 200])
    ahead = 0
  })

  test.each([
    ['expired and gone', true, 'cancelled', 0],
    ['expired and still there', false, 'paid', 2],
  ] as const)('a payment for tickets that are %s', async (_, isGone, status, seats) => {
    const type = await makeType(demo, event, { capacity: 2 })
    const lines = [{ event_ticket_type_id: type, quantity: 2 }]
    const email = `${randomUUID()}@guests.example`
    const order = await buy(lines, { email })
    // The provider does not cancel the payment: the bank's answer was on its way.
    const cancel = demo.context.stripe.paymentIntents.cancel
    demo.context.stripe.paymentIntents.cancel = async () => {
      await demo.pay(order.output.payment_intent_id)
      throw new Error('It is paid')
    }
    try {
      await demo.context.db
        .updateTable('orders')
        .set({ released_at: new Date() })
        .where('id', '=', order.output.order_id)
        .execute()
      await demo.context.db
        .deleteFrom('holds')
        .where('order_line_id', 'in', db =>
          db.selectFrom('order_lines').select('id').where('order_id', '=', order.output.order_id),
        )
        .execute()
      if (isGone) expect((await pay(await buy(lines))).status).toBe('paid')
      await expire(order.output.order_id)
    } finally {
      demo.context.stripe.paymentIntents.cancel = cancel
    }
    const after = await demo.context.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.output.order_id)
      .executeTakeFirstOrThrow()
    expect(after.status).toBe(status)
    expect(await seatsOf(order.output.order_id)).toHaveLength(seats)
    expect(await leftOf(type)).toBe(0)
    const mails = await mailsTo(demo, email)
    expect(mails.some(({ kind }) => kind === 'too_late')).toBe(isGone)
  })

  test('the seats of a refunded order end, and its tickets are for sale again', async () => {
    const type = await makeType(demo, event, { capacity: 2 })
    const order = await buy([{ event_ticket_type_id: type, quantity: 2 }])
    await pay(order)
    await demo.context.stripe.refunds.create({ payment_intent: order.output.payment_intent_id })
    await settleOrder(demo.context, order.output.order_id, order.output.payment_intent_id)
    expect((await seatsOf(order.output.order_id)).every(({ ended_at }) => ended_at)).toBe(true)
    expect(await leftOf(type)).toBe(2)
  })

  test('returned tickets are offered to the waiting list, to each person for a day', async () => {
    const type = await makeType(demo, event, { capacity: 1 })
    const order = await buy([{ event_ticket_type_id: type, quantity: 1 }])
    const wait = (email: string) =>
      demo.call(endpoints.joinWaitingList, { event_ticket_type_id: type, quantity: 1, ...guest, email })
    const [first, second] = [`${randomUUID()}@guests.example`, `${randomUUID()}@guests.example`]
    expect((await wait(first)).output.before).toBe(0)
    expect((await wait(second)).output.before).toBe(1)
    await expire(order.output.order_id)
    expect(await leftOf(type)).toBe(0)
    expect((await mailsTo(demo, second)).map(({ kind }) => kind)).toEqual(['ticket_waiting'])
    const [offer] = await mailsTo(demo, first)
    expect(offer?.subject).toMatch(/have come back$/)
    ahead = 24 * 3_600_000 + 1000
    await runNow('ticket-stock')
    const [next] = await mailsTo(demo, second)
    const key = /#offer=([\w-]+)/.exec(next?.body_text ?? '')?.[1] ?? ''
    const { output: kept } = await demo.call(endpoints.ticketReservation, { reservation_key: key })
    expect(kept).toMatchObject({ state: 'reserved', types: [{ event_ticket_type_id: type, quantity: 1 }] })
    const bought = await buy([{ event_ticket_type_id: type, quantity: 1 }], { key })
    expect((await pay(bought)).status).toBe('paid')
    ahead = 0
    const states = await demo.context.db
      .selectFrom('ticket_waiters')
      .select('state')
      .where('event_ticket_type_id', '=', type)
      .orderBy('joined_at')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['missed', 'taken'])
  })
})
