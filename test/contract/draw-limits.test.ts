import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseOrder } from '../../host-demo/server/checkout/orders/release-order.ts'
import { saleOf } from '../../host-demo/server/checkout/orders/sale-of.ts'
import { inTransaction } from '../../host-demo/server/platform/db/transaction.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buy, makeDraw, numbersOf, order } from './draws.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

const [home, elsewhere] = ['203.0.113.7', '198.51.100.9']

describe.each(databasesFor(import.meta.url))('the limits of a prize draw on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const read = async (draw_id: string) => (await demo.call(endpoints.prizeDraw, { draw_id, event })).output

  test('nobody learns how many numbers an address has, or uses up its limit without paying', async () => {
    const draw = await makeDraw(demo, event, { per_person: 10 })
    const email = newEmail()
    await buy(demo, draw, { email, quantity: 4, address: home })
    const stranger = { email, address: elsewhere }
    const { status, error } = await order(demo, draw, { ...stranger, quantity: 10 })
    expect([status, error.error_description]).toEqual([
      409,
      'Nobody can have more than 10 numbers here. Nothing was taken.',
    ])
    const held = await order(demo, draw, { ...stranger, quantity: 6 })
    expect(held.status).toBe(200)
    expect((await buy(demo, draw, { email, quantity: 1, address: home })).numbers).toHaveLength(1)
    // What was held first and is paid last is over the limit.
    await demo.pay(held.output.payment_intent_id)
    expect((await demo.confirm(held.output)).payment_status).toBe('refunded')
    expect(await numbersOf(demo, held.output)).toEqual([])
    expect(await read(draw)).toMatchObject({ sold: 5 })
  })

  test('the owner of an account is told, and a stranger who signed in is not', async () => {
    const draw = await makeDraw(demo, event, { per_person: 3 })
    const owner = await somebody(demo)
    await buy(demo, draw, { token: owner.token, quantity: 2 })
    const told = await order(demo, draw, { token: owner.token, quantity: 2 })
    expect(told.error.error_description).toContain('and you have 2')
    const stranger = await somebody(demo)
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email: owner.email }
    const lines = [{ origin: 'raffle' as const, draw_id: draw, quantity: 2, age_confirmed: 'yes' as const }]
    const asked = { idempotency_key: randomUUID(), lines, guest }
    const { error } = await demo.call(endpoints.payStripe, asked, { token: stranger.token })
    expect([error.error, error.error_description]).toEqual([
      'draw_limit',
      'Nobody can have more than 3 numbers here. Nothing was taken.',
    ])
  })

  test('one buyer who is still paying cannot begin another order beyond the limit', async () => {
    const draw = await makeDraw(demo, event, { per_person: 3 })
    const email = newEmail()
    expect((await order(demo, draw, { email, quantity: 2, address: home })).status).toBe(200)
    expect((await order(demo, draw, { email, quantity: 2, address: home })).error.error).toBe('draw_limit')
    const { token } = await somebody(demo)
    expect((await order(demo, draw, { token, quantity: 2, address: home })).status).toBe(200)
    expect((await order(demo, draw, { token, quantity: 2, address: elsewhere })).error.error).toBe('draw_limit')
  })

  test('an order over the limit gives its numbers back, is refunded, and its payer is told', async () => {
    const draw = await makeDraw(demo, event, { per_person: 2, capacity: 4 })
    const email = newEmail()
    const first = await order(demo, draw, { email, quantity: 2, address: home })
    await buy(demo, draw, { email, quantity: 2, address: elsewhere })
    expect(await read(draw)).toMatchObject({ sold: 2, left: 0 })
    await demo.pay(first.output.payment_intent_id)
    expect((await demo.confirm(first.output)).status).toBe('cancelled')
    const refunds = async () => {
      const { data } = await demo.context.stripe.refunds.list({ payment_intent: first.output.payment_intent_id })
      return data.map(({ amount }) => amount)
    }
    await expect.poll(refunds).toEqual([2_00])
    expect((await mailsTo(demo, email)).map(({ kind }) => kind)).toContain('too_late')
    expect((await buy(demo, draw, { quantity: 2 })).numbers).toEqual([[1, 2]])
  })

  test('two lines of an order that was released are counted together', async () => {
    const draw = await makeDraw(demo, event, { capacity: 4 })
    const line = { origin: 'raffle' as const, draw_id: draw, quantity: 2, age_confirmed: 'yes' as const }
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email: newEmail() }
    const asked = { idempotency_key: randomUUID(), lines: [line, line], guest }
    const late = (await demo.call(endpoints.payStripe, asked)).output
    await demo.pay(late.payment_intent_id)
    const { context } = demo
    await inTransaction(context.db, async trx => {
      const row = await trx.selectFrom('orders').selectAll().where('id', '=', late.order_id).executeTakeFirstOrThrow()
      await releaseOrder(trx, await saleOf(trx, context, row), row, {})
    })
    await buy(demo, draw, { quantity: 1 })
    expect((await demo.confirm(late)).payment_status).toBe('refunded')
    expect(await read(draw)).toMatchObject({ sold: 1, left: 3 })
  })
})
