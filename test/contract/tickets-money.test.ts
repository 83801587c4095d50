import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databases } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buyTickets, ticketBuyer as guest, makeType } from './tickets.ts'

describe.each(databases)('the money of tickets on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  test('a gift beside tickets may carry Gift Aid, the tickets never', async () => {
    const type = await makeType(demo, event)
    const address = { outside_uk: 'no' as const, line_1: '1 High Street', town: 'Kingsmere', postcode: 'SW1A 1AA' }
    const claim = {
      uk_tax_payer: 'yes' as const,
      gift_aid: { scope: 'this_gift' as const, words: await words(), address },
    }
    const ticket = { origin: 'ticket', event_ticket_type_id: type, quantity: 1 }
    const send = (lines: object[]) =>
      demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines: lines as never, guest, ...claim })
    expect((await send([ticket])).error.error).toBe('gift_aid_not_available')
    const both = await send([ticket, { origin: 'donation', amount: 10_00 }])
    expect(both.status).toBe(200)
    const declared = await demo.context.db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .select('origin')
      .where('order_id', '=', both.output.order_id)
      .execute()
    expect(declared).toEqual([{ origin: 'donation' }])
  })

  test.each([
    ['JPY', 0, 5000],
    ['KWD', 3, 12_500],
  ])('tickets in %s, with %i decimals', async (currency, decimals, price) => {
    const { db } = demo.context
    const money = { currency: 'GBP', currency_decimals: 2 }
    const type = await makeType(demo, event, { price })
    await db.updateTable('events').set({ currency, currency_decimals: decimals }).where('id', '=', event).execute()
    try {
      const sale = (await demo.call(endpoints.tickets, { event })).output
      expect([sale.currency, sale.currency_decimals]).toEqual([currency, decimals])
      const order = await buyTickets(demo, [{ event_ticket_type_id: type, quantity: 2 }])
      expect(order.output).toMatchObject({ order_total: price * 2, currency, currency_decimals: decimals })
      await demo.pay(order.output.payment_intent_id)
      expect((await demo.confirm(order.output)).status).toBe('paid')
    } finally {
      await db.updateTable('events').set(money).where('id', '=', event).execute()
    }
  })

  async function words(): Promise<string> {
    const row = await demo.context.db.selectFrom('events').select('settings').where('id', '=', event).executeTakeFirst()
    return giftAidDeclaration('this_gift', row?.settings.charity_name ?? '')
  }
})
