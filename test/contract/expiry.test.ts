import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { type DemoServer, type Gift, giftInput, startDemo } from './demo-server.ts'

const moonlight = { event: 'moonlight' }

describe.each(databases)('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const expire = (id: string) =>
    demo.context.db.updateTable('orders').set({ expires_at: sql<Date>`now()` }).where('id', '=', id).execute()
  const look = async () => {
    const { db, jobs } = demo.context
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', '=', 'expire-orders').execute()
    await jobs.runDue()
  }
  const orderOf = (id: string) =>
    demo.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const holdsOf = (id: string) =>
    demo.context.db
      .selectFrom('holds')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .select('holds.quantity')
      .where('order_id', '=', id)
      .execute()
  const begin = (gift?: Gift) => demo.begin(gift, moonlight)

  test('an order that is not paid in time ends at the provider, and releases its holds', async () => {
    const order = await begin({ amount: 50_00 })
    expect(await holdsOf(order.order_id)).toEqual([{ quantity: 50_00 }])
    await expire(order.order_id)
    await look()
    await expect(demo.pay(order.payment_intent_id)).rejects.toThrow('canceled')
    expect(await orderOf(order.order_id)).toMatchObject({ status: 'cancelled' })
    expect(await holdsOf(order.order_id)).toEqual([])
  })

  test('an order that was paid just in time is paid', async () => {
    const order = await begin()
    await demo.pay(order.payment_intent_id)
    await expire(order.order_id)
    await look()
    expect(await orderOf(order.order_id)).toMatchObject({ status: 'paid' })
    expect(await holdsOf(order.order_id)).toEqual([])
  })

  test('another try restarts the time of an order', async () => {
    const input = giftInput()
    const order = (await demo.call(endpoints.payStripe, input, moonlight)).output
    await expire(order.order_id)
    expect((await demo.call(endpoints.payStripe, input, moonlight)).output.order_id).toBe(order.order_id)
    await look()
    expect(await orderOf(order.order_id)).toMatchObject({ status: 'pending' })
    await demo.pay(order.payment_intent_id)
  })

  describe('an order begun more than an hour ago', () => {
    const beginLongAgo = async (expires: 'now' | 'soon', gift?: Gift) => {
      const input = giftInput(gift)
      const { order_id, payment_intent_id } = (await demo.call(endpoints.payStripe, input, moonlight)).output
      await demo.context.db
        .updateTable('orders')
        .set({
          created_at: sql<Date>`now() - interval '61 minutes'`,
          expires_at: expires === 'now' ? sql<Date>`now()` : sql<Date>`now() + interval '5 minutes'`,
        })
        .where('id', '=', order_id)
        .execute()
      return { order_id, payment_intent_id, again: () => demo.call(endpoints.payStripe, input, moonlight) }
    }

    test('can be paid until it expires, but is not extended', async () => {
      const { order_id, payment_intent_id, again } = await beginLongAgo('soon')
      const { expires_at } = await orderOf(order_id)
      expect((await again()).output.payment_intent_id).toBe(payment_intent_id)
      expect((await orderOf(order_id)).expires_at).toEqual(expires_at)
    })

    test('ends at the provider when it has expired, and holds nothing more', async () => {
      const { order_id, payment_intent_id, again } = await beginLongAgo('now', { amount: 50_00 })
      const { status, error } = await again()
      expect([status, error.error]).toEqual([409, 'order_cancelled'])
      await expect(demo.pay(payment_intent_id)).rejects.toThrow('canceled')
      expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled' })
      expect(await holdsOf(order_id)).toEqual([])
    })

    test('is paid if the provider says so', async () => {
      const { order_id, payment_intent_id, again } = await beginLongAgo('now')
      await demo.pay(payment_intent_id)
      const { status, output } = await again()
      expect([status, output.status]).toEqual([200, 'paid'])
      expect(await orderOf(order_id)).toMatchObject({ status: 'paid' })
    })
  })

  test('a promise does not end by itself', async () => {
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
    const { output: promise } = await demo.call(endpoints.payOffline, giftInput(), moonlight)
    expect(await orderOf(promise.order_id)).toMatchObject({ expires_at: null })
  })
})
