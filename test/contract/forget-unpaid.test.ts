import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, type Gift, giftInput, startDemo } from './demo-server.ts'
import { order as buyNumbers, endNow, makeDraw } from './draws.ts'
import { fundraiser } from './fundraisers.ts'
import { runAllJobs } from './monthly.ts'
import { somebody } from './people.ts'
import { tablesWith } from './tables-with.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const orderOf = (id: string) =>
    demo.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const change = (id: string, values: { expires_at?: Date; released_at?: Date }) =>
    demo.context.db.updateTable('orders').set(values).where('id', '=', id).execute()
  const run = async (kind: string) => {
    const { db, jobs } = demo.context
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', '=', kind).execute()
    await jobs.runDue()
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

  /** An order that expired some days ago. */
  async function expired(days: number, gift?: Gift, from?: { token: string }) {
    const order = await demo.begin(gift, from)
    await change(order.order_id, { expires_at: new Date() })
    await run('expire-orders')
    expect(await orderOf(order.order_id)).toMatchObject({ status: 'cancelled' })
    await change(order.order_id, { released_at: daysAgo(days) })
    return order
  }

  async function promised() {
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
    return (await demo.call(endpoints.payOffline, giftInput())).output
  }

  test('the payer of an unpaid order is forgotten after thirty days, with what they wrote; the sums stay', async () => {
    const { db } = demo.context
    const mark = randomUUID().slice(0, 8)
    const { id: fundraiser_id } = await fundraiser(demo)
    const { settings } = await db
      .selectFrom('events')
      .select('settings')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const { order_id } = await expired(31, {
      extra: {
        guest: {
          first_name: `Ada ${mark}`,
          last_name: `L ${mark}`,
          email: `${mark}@donors.example`,
        },
        lines: [{ origin: 'donation', amount: 50_00, fundraiser_id, message: `Run, ${mark}`, share_email: 'yes' }],
        uk_tax_payer: 'yes',
        gift_aid: {
          scope: 'this_gift',
          words: giftAidDeclaration('this_gift', settings.charity_name),
          address: { line_1: `1 ${mark} Street`, town: 'Bath', postcode: 'BA1 1AA', outside_uk: 'no' },
        },
        campaign: { utm_content: mark },
      },
    })
    expect(await tablesWith(demo, mark)).toEqual([
      'donation_details',
      'fundraiser_gifts',
      'fundraiser_messages',
      'gift_aid_declarations',
      'orders',
    ])
    await run('forget-unpaid')
    expect(await tablesWith(demo, mark)).toEqual([])
    expect(await orderOf(order_id)).toMatchObject({ status: 'cancelled', email: '', lines_total: 50_00, total: 50_00 })
    const lines = await db.selectFrom('order_lines').select('amount').where('order_id', '=', order_id).execute()
    expect(lines).toEqual([{ amount: 50_00 }])
  })

  test('its account keeps nothing of it, and a monthly gift that never began leaves no customer at the provider', async () => {
    const person = await somebody(demo)
    const { order_id, payment_intent_id } = await expired(31, { extra: { frequency: 'monthly' } }, person)
    const { customer } = await demo.context.stripe.paymentIntents.retrieve(payment_intent_id)
    await run('forget-unpaid')
    await runAllJobs(demo)
    expect(await orderOf(order_id)).toMatchObject({ email: '', user_id: null })
    expect(await demo.context.stripe.customers.retrieve(String(customer))).toMatchObject({ deleted: true })
  })

  test('the payer of a cancelled promise is forgotten, that of an open one is not', async () => {
    const { db } = demo.context
    const [taken, stands] = [await promised(), await promised()]
    await db
      .updateTable('orders')
      .set({ status: 'cancelled', released_at: daysAgo(31) })
      .where('id', '=', taken.order_id)
      .execute()
    await db
      .updateTable('orders')
      .set({ created_at: daysAgo(400) })
      .where('id', '=', stands.order_id)
      .execute()
    await run('forget-unpaid')
    expect(await orderOf(taken.order_id)).toMatchObject({ last_name: '' })
    expect(await orderOf(stands.order_id)).toMatchObject({ last_name: 'Lovelace' })
  })

  test('every other order keeps its payer', async () => {
    const { db } = demo.context
    const fresh = await expired(29)
    // Replaced while the provider is unreachable, so it may still be paid.
    const open = await demo.begin()
    await change(open.order_id, { released_at: daysAgo(31) })
    const draw = await makeDraw(demo, event)
    const { output: late } = await buyNumbers(demo, draw)
    await demo.pay(late.payment_intent_id)
    await endNow(demo, draw)
    await expect.poll(async () => (await orderOf(late.order_id)).released_at).not.toBeNull()
    expect((await demo.confirm(late)).payment_status).toBe('refunded')
    await change(late.order_id, { released_at: daysAgo(31) })
    const paid = await demo.begin()
    await demo.pay(paid.payment_intent_id)
    await demo.confirm(paid)
    await change(paid.order_id, { released_at: daysAgo(31) })
    const questioned = await expired(31)
    await db
      .insertInto('payment_problems')
      .values({ order_id: questioned.order_id, payment_intent_id: questioned.payment_intent_id, problem: 'paid 1' })
      .execute()
    const kept = [fresh, open, late, paid, questioned].map(({ order_id }) => order_id)
    await run('forget-unpaid')
    for (const id of kept)
      expect(await orderOf(id)).toMatchObject({ forgotten_at: null, email: expect.stringContaining('@') })
    expect(await orderOf(late.order_id)).toMatchObject({ status: 'cancelled', paid_at: null })
  })

  test('more orders than fit into one statement are forgotten', async () => {
    const { db } = demo.context
    const { order_id } = await expired(31)
    const { id: _, ...row } = await orderOf(order_id)
    const copies = Array.from({ length: 1000 }, () => ({
      ...row,
      id: `ord_${randomUUID()}`,
      reference: randomUUID(),
      idempotency_hash: randomUUID(),
      payment_intent_id: null,
      campaign: null,
    }))
    for (let at = 0; at < copies.length; at += 100)
      await db
        .insertInto('orders')
        .values(copies.slice(at, at + 100))
        .execute()
    await run('forget-unpaid')
    const left = await db.selectFrom('orders').select('id').where('email', '=', row.email).execute()
    expect(left).toEqual([])
  })
})
