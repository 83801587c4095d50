import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import type { OutputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { buyTickets, makeType, ticketBuyer } from './tickets.ts'
import { asked, newVoucher, payWith } from './vouchers.ts'

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

  describe('with an earlier order, which is not paid', () => {
    /** How a later try names an earlier one. */
    const naming = ({ order_id, order_key }: { order_id: string; order_key: string }) => ({
      earlier_order_id: order_id,
      earlier_order_key: order_key,
    })
    const statusOf = async (id: string) => {
      const { db } = demo.context
      return (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status
    }
    const lastPiece = async () => {
      const lot = await makeLot(demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 1 })
      const lines = [{ origin: 'auction', auction_item_id: lot }]
      const buy = (endpoint: typeof endpoints.payStripe | typeof endpoints.payOffline, more = {}) =>
        demo.call(endpoint, { idempotency_key: randomUUID(), lines, guest: ticketBuyer, ...more })
      return { buy, first: (await buy(endpoints.payStripe)).output as OutputOf<typeof endpoints.payStripe> }
    }

    test('the payer’s own use of a code does not use it up for them', async () => {
      const lines = [...(await asked(demo))]
      const voucher_code = await newVoucher(demo, { max_usages: 1 })
      const { output: first } = await payWith(demo, { code: voucher_code, lines })
      const quote = (more = {}) => demo.call(endpoints.voucher, { voucher_code, lines, ...more })
      expect(await quote(naming(first))).toMatchObject({ status: 200, output: { discount_total: 10_00 } })
      const strangers = [{}, { ...naming(first), earlier_order_key: 'of somebody else' }]
      for (const more of strangers) expect((await quote(more)).error.error).toBe('voucher_used_up')
      const again = await payWith(demo, { code: voucher_code, lines, ...naming(first), request_invoice: 'yes' })
      expect(again).toMatchObject({ status: 200, output: { discount_total: 10_00 } })
      expect(await statusOf(first.order_id)).toBe('cancelled')
    })

    test('the payer’s own use of a code still shows what it unlocks', async () => {
      const type = await makeType(demo, event, { hidden: true })
      const subjects = JSON.stringify([`ticket:${type}`])
      const terms = { origins: '["ticket"]', subjects, price_mode: 'none', value: 0, unlocks: true } as const
      const code = await newVoucher(demo, { ...terms, max_usages: 1 })
      const { output: first } = await buyTickets(demo, [{ event_ticket_type_id: type, quantity: 1 }], { code })
      const unlock = (more = {}) => demo.call(endpoints.unlockTickets, { voucher_code: code, ...more })
      expect((await unlock()).error.error).toBe('voucher_used_up')
      expect((await unlock(naming(first))).output.types).toHaveLength(1)
    })

    test('the last piece goes to the payer’s next try, which ends the first', async () => {
      const { buy, first } = await lastPiece()
      const strangers = [{}, { ...naming(first), earlier_order_key: 'of somebody else' }]
      for (const more of strangers) expect((await buy(endpoints.payOffline, more)).error.error).toBe('lot_sold_out')
      const second = await buy(endpoints.payOffline, naming(first))
      expect(second).toMatchObject({ status: 200, output: { status: 'awaiting_offline_payment' } })
      expect(await statusOf(first.order_id)).toBe('cancelled')
      await expect(demo.pay(first.payment_intent_id)).rejects.toThrow('canceled')
    })

    test.each([true, false])('no other is made once it is paid (and the server knows: %s)', async isKnown => {
      const { buy, first } = await lastPiece()
      await demo.pay(first.payment_intent_id)
      if (isKnown) await demo.confirm(first)
      const second = await buy(endpoints.payOffline, naming(first))
      expect(second).toMatchObject({ status: 409, error: { error: 'payment_request_settled' } })
      expect(await statusOf(first.order_id)).toBe('paid')
    })
  })
})
