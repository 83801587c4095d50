import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { log } from '../../host-demo/server/platform/log.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** A paid order of three gifts. */
  async function paidOrder() {
    const lines = [20_00, 25_00, 30_00].map(amount => ({ origin: 'donation' as const, amount }))
    const order = await demo.begin({ extra: { lines } })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    return order
  }
  const linesOf = (orderId: string) =>
    demo.context.db
      .selectFrom('order_lines')
      .select(['id', 'refunded'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
  const refundedOf = async (orderId: string) => (await linesOf(orderId)).map(({ refunded }) => refunded)
  const refund = async (orderId: string, position: number, amount: number) => {
    const line = (await linesOf(orderId))[position]
    await refundLine(demo.context, { orderId, lineId: line?.id ?? 0, amount })
    await demo.context.jobs.runDue()
  }

  test('a refund of the third line leaves the first one alone', async () => {
    const before = await demo.total()
    const order = await paidOrder()
    await refund(order.order_id, 2, 30_00)
    expect(await refundedOf(order.order_id)).toEqual([0, 0, 30_00])
    expect(await demo.total()).toMatchObject({
      total_raised: before.total_raised + 45_00,
      donation_count: before.donation_count + 2,
    })
    expect(await demo.sumOfGifts()).toMatchObject({ amount: before.total_raised + 45_00 })
    const { data } = await demo.context.stripe.refunds.list({ payment_intent: order.payment_intent_id })
    expect(data.map(({ amount }) => amount)).toEqual([30_00])
  })

  test('a refund of the whole order is taken off the lines in order, after refunds by line', async () => {
    const order = await paidOrder()
    await refund(order.order_id, 1, 10_00)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id, amount: 29_00 })
    await hear()
    expect(await refundedOf(order.order_id)).toEqual([20_00, 19_00, 0])
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    await hear()
    expect(await refundedOf(order.order_id)).toEqual([20_00, 25_00, 30_00])
    expect((await demo.confirm(order)).status).toBe('refunded')
  })

  test('a line of an offline order is refunded, too, and noted at once', async () => {
    const before = await demo.total()
    const lines = [20_00, 25_00].map(amount => ({ origin: 'donation', amount }))
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
    const { output: order } = await demo.call(endpoints.payOffline, giftInput({ extra: { lines } }))
    await markPaidOffline(demo.context, order.order_id)
    await refund(order.order_id, 1, 10_00)
    expect(await refundedOf(order.order_id)).toEqual([0, 10_00])
    expect(await demo.total()).toMatchObject({ total_raised: before.total_raised + 35_00 })
    await expect(refund(order.order_id, 1, 15_01)).rejects.toThrow()
    await refund(order.order_id, 1, 15_00)
    const { order_id, order_key } = order
    const refunded = (await demo.call(endpoints.order, { order_id, order_key })).output
    expect([refunded.status, refunded.refunded]).toEqual(['paid', 25_00])
    await refund(order.order_id, 0, 20_00)
    expect((await demo.call(endpoints.order, { order_id, order_key })).output.status).toBe('refunded')
    expect(await demo.sumOfGifts()).toMatchObject({ amount: before.total_raised })
  })

  test('no more is refunded of a line than was paid for it, however many ask at once', async () => {
    const order = await paidOrder()
    const [line] = await linesOf(order.order_id)
    const asked = Array.from({ length: 4 }, () =>
      refundLine(demo.context, { orderId: order.order_id, lineId: line?.id ?? 0, amount: 8_00 }),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await demo.context.jobs.runDue()
    expect(await refundedOf(order.order_id)).toEqual([16_00, 0, 0])
  })

  test('a refund is made once, even if the process dies before recording it', async () => {
    const order = await paidOrder()
    const { db, jobs } = demo.context
    await refund(order.order_id, 0, 5_00)
    // As if the provider's answer had been lost.
    const { id } = await db
      .updateTable('refunds')
      .set({ status: 'requested', provider_id: null })
      .where('status', '=', 'done')
      .where('amount', '=', 5_00)
      .returning('id')
      .executeTakeFirstOrThrow()
    const now = new Date()
    await db.insertInto('jobs').values({ kind: 'refund', key: id, payload: '{}', due_at: now, run_at: now }).execute()
    await jobs.runDue()
    const { data } = await demo.context.stripe.refunds.list({ payment_intent: order.payment_intent_id })
    expect(data).toHaveLength(1)
    expect(await refundedOf(order.order_id)).toEqual([5_00, 0, 0])
  })

  test('a refund of more than the provider has left is not made, which is logged', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    onTestFinished(() => error.mockRestore())
    const order = await paidOrder()
    // By the organiser, at the provider.
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id, amount: 60_00 })
    await refund(order.order_id, 2, 30_00)
    expect(await refundedOf(order.order_id)).toEqual([20_00, 25_00, 15_00])
    expect(error.mock.calls).toEqual([
      [{ refund_id: expect.stringMatching(/^ref_/), order_id: order.order_id }, 'A refund was not made'],
    ])
  })

  test('refunds and disputes that fill more than one page of the provider’s list all count', async () => {
    shorten(demo.context.stripe.refunds, 2)
    shorten(demo.context.stripe.disputes, 1)
    const order = await paidOrder()
    for (const amount of [1_00, 2_00, 3_00, 4_00, 5_00]) await refund(order.order_id, 2, amount)
    expect(await refundedOf(order.order_id)).toEqual([0, 0, 15_00])
    await hear()
    expect(await refundedOf(order.order_id)).toEqual([0, 0, 15_00])

    const disputed = await demo.begin({ amount: 16_00 })
    await demo.pay(disputed.payment_intent_id, 'pm_card_createMultipleDisputes')
    await demo.confirm(disputed)
    const rows = demo.context.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('kind')
      .where('order_id', '=', disputed.order_id)
    expect(await rows.execute()).toEqual([{ kind: 'dispute' }, { kind: 'dispute' }])
  })

  /** Makes the provider's pages this long, as if it had a hundred times as much. */
  function shorten(resource: { list: (params: { limit?: number }) => unknown }, limit: number): void {
    const { list } = resource
    const spy = vi.spyOn(resource, 'list').mockImplementation(params => list.call(resource, { ...params, limit }))
    onTestFinished(() => spy.mockRestore())
  }

  /** The provider reports the newest refund. */
  async function hear(): Promise<void> {
    const events = (await demo.standIn?.events.list()) ?? []
    const last = events.filter(({ type }) => type === 'charge.refunded').at(-1)
    expect(await demo.standIn?.events.deliver(last?.id ?? '')).toBe(200)
  }
})
