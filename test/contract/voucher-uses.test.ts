import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { asked, newVoucher, payWith } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('on $name a code with one use', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** Pays for something with the code and gives £20, refunds a line, and asks what the code still does. */
  async function afterRefund(value: number, refunded: number) {
    const code = await newVoucher(demo, { max_usages: 1, value })
    const lines = [...(await asked(demo)), { origin: 'donation' as const, amount: 20_00 }]
    const { output: order } = await payWith(demo, { code, lines })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const rows = await demo.context.db
      .selectFrom('order_lines')
      .select(['id', 'amount', 'discount'])
      .where('order_id', '=', order.order_id)
      .orderBy('position')
      .execute()
    const { id: lineId = 0, amount = 0, discount = 0 } = rows[refunded] ?? {}
    await refundLine(demo.context, { orderId: order.order_id, lineId, amount: amount - discount })
    await demo.context.jobs.runDue()
    return (await demo.call(endpoints.voucher, { voucher_code: code, lines: [...(await asked(demo))] })).status
  }

  test('stays used while what it made free stands, though all that was paid is refunded', async () => {
    expect(await afterRefund(100_00, 1)).toBe(409)
  })

  test('stays used while what it made cheaper stands, and is free again once that is refunded', async () => {
    expect(await afterRefund(10_00, 1)).toBe(409)
    expect(await afterRefund(10_00, 0)).toBe(200)
  })
})
