import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { ticketsPartPrices } from '../../host-demo/server/modules/tickets/migrations/0049-tickets-part-prices.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buyTickets, makeBundle, makeType } from './tickets.ts'
import { newVoucher } from './vouchers.ts'

type Bought = Parameters<typeof buyTickets>[1]

describe.each(databasesFor(import.meta.url))('refunds of seats on $name', database => {
  let demo: DemoServer
  let desk: { token: string }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = { token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  /** A bundle of an adult at £100 and a child at £50, for £90. */
  async function family() {
    const [adult = '', child = ''] = [`type_a${randomUUID()}`, `type_b${randomUUID()}`]
    await makeType(demo, event, { id: adult, price: 100_00 })
    await makeType(demo, event, { id: child, price: 50_00 })
    return { adult, child, bundle: await makeBundle(demo, event, { [adult]: 1, [child]: 1 }) }
  }
  const price = (id: string, price: number) =>
    demo.context.db.updateTable('ticket_types').set({ price }).where('id', '=', id).execute()

  /** Buys, and returns the order with the ids of its seats and lines. */
  async function buy(lines: Bought, by: { code?: string; email?: string } = {}) {
    const { output } = await buyTickets(demo, lines, by)
    await demo.pay(output.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(output)
    const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key })).output
    const { db } = demo.context
    const rows = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', order_id)
      .orderBy('id')
      .execute()
    return { ...output, seats: guests.map(one => one.guest_ticket_id), lineIds: rows.map(({ id }) => id) }
  }
  const shown = async (seat = '') =>
    (await demo.call(endpoints.seatRefund, { guest_ticket_id: seat }, desk)).output.seats.map(one => [
      one.amount,
      one.state,
    ])
  const refund = async (...seats: (string | undefined)[]) => {
    const asked = { guest_ticket_ids: seats.map(seat => seat ?? ''), even_inYN: 'no' } as const
    const { status, error } = await demo.call(endpoints.refundSeats, asked, desk)
    await demo.context.jobs.runDue()
    return status === 200 ? 'ok' : error.error
  }
  const refundedOf = async (orderId: string) =>
    (await demo.context.db.selectFrom('orders').select('refunded').where('id', '=', orderId).executeTakeFirst())
      ?.refunded

  test.each([
    ['the child’s price rises', 'child', 100_00],
    ['the adult’s price rises', 'adult', 200_00],
    ['the adult’s price falls', 'adult', 0],
  ] as const)('are what was paid for them, also after %s', async (_, changed, to) => {
    const types = await family()
    const email = newEmail()
    const { order_id, seats } = await buy([{ ticket_bundle_id: types.bundle, quantity: 1 }], { email })
    const [adult, child] = seats
    expect(await shown(adult)).toEqual([
      [60_00, 'good'],
      [30_00, 'good'],
    ])
    expect(await refund(adult)).toBe('ok')
    await price(types[changed], to)
    expect(await shown(adult)).toEqual([
      [60_00, 'ended'],
      [30_00, 'good'],
    ])
    expect(await refund(child)).toBe('ok')
    expect(await refundedOf(order_id)).toBe(90_00)
    const letters = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_refunded')
    expect(letters.map(({ body_text }) => /£\d+ goes back/.exec(body_text ?? '')?.[0]).sort()).toEqual([
      '£30 goes back',
      '£60 goes back',
    ])
  })

  test('follow the prices that were ordered, for several pieces and less a voucher', async () => {
    const { adult, child, bundle } = await family()
    const code = await newVoucher(demo, { origins: '["ticket"]', price_mode: 'percent', value: 33_33 })
    const { output: begun } = await buyTickets(demo, [{ ticket_bundle_id: bundle, quantity: 2 }], { code })
    await price(adult, 10_00)
    await price(child, 70_00)
    await demo.pay(begun.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(begun)
    const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key })).output
    const seats = guests.map(({ guest_ticket_id }) => guest_ticket_id)
    // 180.00 less 59.99 is 120.01: in sixths for two adults at two and two children at one.
    expect((await shown(seats[0])).map(([amount]) => amount)).toEqual([40_00, 40_00, 20_00, 20_01])
    for (const seat of seats) expect(await refund(seat)).toBe('ok')
    expect(await refundedOf(order_id)).toBe(120_01)
  })

  test('share what is left after a refund that was made elsewhere', async () => {
    const type = await makeType(demo, event)
    const { order_id, payment_intent_id, seats, lineIds } = await buy([{ event_ticket_type_id: type, quantity: 3 }])
    await refundLine(demo.context, { orderId: order_id, lineId: lineIds[0] ?? 0, amount: 30_00 })
    await demo.context.jobs.runDue()
    expect((await shown(seats[0])).map(([amount]) => amount)).toEqual([10_00, 10_00, 10_00])
    for (const seat of seats) expect(await refund(seat)).toBe('ok')
    const { amount_refunded } = Object((await intentOf(payment_intent_id)).latest_charge)
    expect([await refundedOf(order_id), amount_refunded]).toEqual([60_00, 60_00])
  })
  const intentOf = (id: string) => demo.context.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })

  test('of several lines are all made, or none', async () => {
    const [one, other] = [await makeType(demo, event), await makeType(demo, event)]
    const { order_id, seats, lineIds } = await buy([
      { event_ticket_type_id: one, quantity: 1 },
      { event_ticket_type_id: other, quantity: 1 },
    ])
    // The second line is being refunded already, which the provider has not confirmed.
    await refundLine(demo.context, { orderId: order_id, lineId: lineIds[1] ?? 0, amount: 20_00 })
    expect(await refund(...seats)).toBe('refund_too_large')
    expect(await refundedOf(order_id)).toBe(20_00)
    expect((await shown(seats[0])).map(([, state]) => state)).toEqual(['good', 'ended'])
  })

  test('of lines of the build before keep the prices of the day of the update', async () => {
    const { db } = demo.context
    const { child, bundle } = await family()
    const { seats, lineIds } = await buy([{ ticket_bundle_id: bundle, quantity: 1 }])
    const line = (query: { price: number | null }) =>
      db
        .updateTable('ticket_line_parts')
        .set(query)
        .where('order_line_id', '=', lineIds[0] ?? 0)
        .execute()
    await line({ price: null })
    expect((await shown(seats[0])).map(([amount]) => amount)).toEqual([60_00, 30_00])
    await sql`alter table ticket_line_parts drop column price`.execute(db)
    await ticketsPartPrices.up(db)
    await price(child, 100_00)
    expect((await shown(seats[0])).map(([amount]) => amount)).toEqual([60_00, 30_00])
  })
})
