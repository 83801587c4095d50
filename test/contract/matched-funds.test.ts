import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor, postgresql } from '../databases.ts'
import { fullRun } from '../full-run.ts'
import { hesitate } from '../races/race.ts'
import { type DemoServer, type Gift, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'

const event = 'moonlight'
const minute = 60_000

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  test('a gift is matched as far as the fund goes, and the screen shows how far that is', async () => {
    await fill(demo, 80_00)
    expect(await fundOf(demo)).toMatchObject({ name: 'The Larch Foundation', percent: 100, left: 80_00 })
    expect((await pay(demo, await give(demo, 50_00))).matched_amount).toBe(50_00)
    expect(await fundOf(demo)).toMatchObject({ left: 30_00 })
    expect((await pay(demo, await give(demo, 50_00))).matched_amount).toBe(30_00)
    expect(await fundOf(demo)).toBeUndefined()
    expect((await pay(demo, await give(demo, 50_00))).matched_amount).toBe(0)
  })

  test('a match is held while its donor pays, then released; a late payment gets what is left', async () => {
    await fill(demo, 100_00)
    const slow = await give(demo, 50_00)
    expect(slow.matched_amount).toBe(50_00)
    expect((await pay(demo, await give(demo, 60_00))).matched_amount).toBe(50_00)
    expect(await fundOf(demo)).toBeUndefined()
    ahead += 11 * minute
    expect(await fundOf(demo)).toMatchObject({ left: 50_00 })
    expect((await pay(demo, await give(demo, 30_00))).matched_amount).toBe(30_00)
    expect((await pay(demo, slow)).matched_amount).toBe(20_00)
    expect((await mailsTo(demo, slow.email))[0]?.body_text).toContain('£20 from The Larch Foundation')
  })

  test('another try holds the match again', async () => {
    await fill(demo, 100_00)
    const slow = await give(demo, 50_00)
    ahead += 9 * minute
    expect((await give(demo, 50_00, slow)).order_id).toBe(slow.order_id)
    ahead += 9 * minute
    expect(await fundOf(demo)).toMatchObject({ left: 50_00 })
  })

  test('the match of an ended payment is released at once', async () => {
    await fill(demo, 100_00)
    const ended = await give(demo, 50_00)
    expect(await fundOf(demo)).toMatchObject({ left: 50_00 })
    await endOrder(demo.context, ended.order_id)
    expect(await fundOf(demo)).toMatchObject({ left: 100_00 })
    expect((await pay(demo, await give(demo, 120_00))).matched_amount).toBe(100_00)
  })

  test('somebody who begins many payments and never pays holds one match at most', async () => {
    await fill(demo, 400_00)
    const email = newEmail()
    for (const amount of [50_00, 60_00, 70_00])
      expect((await give(demo, amount, { email })).matched_amount).toBe(amount)
    expect(await fundOf(demo)).toMatchObject({ left: 330_00 })
    // From another network it may be somebody else who typed the same address.
    await give(demo, 40_00, { email }, '198.51.100.7')
    expect(await fundOf(demo)).toMatchObject({ left: 290_00 })
  })

  test('unpaid gifts hold half of what is left at most, and a paid one is matched in full', async () => {
    await fill(demo, 200_00)
    for (let donor = 0; donor < 5; donor++) await give(demo, 90_00)
    expect(await fundOf(demo)).toMatchObject({ left: 100_00 })
    const unkept = await give(demo, 80_00)
    expect(unkept.matched_amount).toBe(0)
    expect((await pay(demo, unkept)).matched_amount).toBe(80_00)
    expect((await pay(demo, await give(demo, 80_00))).matched_amount).toBe(20_00)
    const late = await give(demo, 80_00)
    expect((await pay(demo, late)).matched_amount).toBe(0)
    expect((await mailsTo(demo, late.email))[0]?.body_text).toContain('had gone to other gifts')
  })

  test('a refunded gift is not matched any more', async () => {
    await fill(demo, 100_00)
    const order = await give(demo, 40_00)
    await pay(demo, order)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id, amount: 15_00 })
    for (const { id } of ((await demo.standIn?.events.list()) ?? []).slice(-2)) await demo.standIn?.events.deliver(id)
    expect(await fundOf(demo)).toMatchObject({ left: 75_00 })
  })

  test('a gift is matched again when the bank returns disputed money', async () => {
    await fill(demo, 100_00)
    const order = await give(demo, 40_00)
    await pay(demo, order, 'pm_card_createDispute')
    const { stripe } = demo.context
    const heard = async () => {
      for (const { id } of ((await demo.standIn?.events.list()) ?? []).slice(-4)) await demo.standIn?.events.deliver(id)
    }
    await heard()
    expect(await fundOf(demo)).toMatchObject({ left: 100_00 })
    const [dispute] = (await stripe.disputes.list({ payment_intent: order.payment_intent_id })).data
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
    await heard()
    expect(await fundOf(demo)).toMatchObject({ left: 60_00 })
  })

  test('a fund that is not open adds nothing', async () => {
    await fill(demo, 100_00)
    const { db } = demo.context
    await db
      .updateTable('matched_funds')
      .set({ ends_at: new Date(Date.now() - minute) })
      .execute()
    expect(await fundOf(demo)).toBeUndefined()
    expect((await give(demo, 40_00)).matched_amount).toBe(0)
  })

  test('a crowd holds half of it, and gets exactly all of it', async () => {
    for (let round = 0; round < rounds; round++) {
      await fill(demo, cap)
      const orders = await crowd(demo)
      expect(orders.reduce((sum, order) => sum + order.matched_amount, 0)).toBe(Math.floor(cap / 2))
      await Promise.all(orders.map(order => pay(demo, order)))
      expect(await reserved(demo)).toBe(cap)
    }
  }, 240_000)
})

/** The negative control. One connection would hide the race, so it needs PostgreSQL. */
test('control: notices when the fund is not locked', async () => {
  const demo = await startDemo(postgresql, { rowLocks: false })
  onTestFinished(() => demo.close())
  for (const statement of hesitate('holds')) await sql.raw(statement).execute(demo.context.db)
  await fill(demo, cap)
  await crowd(demo)
  expect(await reserved(demo)).toBeGreaterThan(cap / 2)
}, 120_000)

const donors = 64
const rounds = fullRun ? 200 : 2
const cap = 333_33

/** Resets the fund to its full amount. */
async function fill({ context: { db } }: DemoServer, cap: number): Promise<void> {
  await db.deleteFrom('holds').execute()
  await db.deleteFrom('matches').execute()
  await db.updateTable('matched_funds').set({ cap, ends_at: null }).where('event_id', '=', event).execute()
}

async function fundOf(demo: DemoServer) {
  return (await demo.call(endpoints.appSettings, { event: 'moonlight-ball' })).output.matched_fund
}

async function give(demo: DemoServer, amount: number, gift: Gift = {}, address?: string) {
  const { email = newEmail(), key = randomUUID() } = gift
  const from = { event, ...(address && { address }) }
  return { ...(await demo.begin({ amount, email, key }, from)), email, key }
}

async function pay(demo: DemoServer, order: Awaited<ReturnType<typeof give>>, card?: string) {
  await demo.pay(order.payment_intent_id, card)
  const { order_id, order_key } = order
  return (await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, { event })).output
}

const crowd = (demo: DemoServer) => Promise.all(Array.from({ length: donors }, () => give(demo, 10_00)))

async function reserved(demo: DemoServer): Promise<number> {
  const matches = await demo.context.db.selectFrom('matches').select('amount').execute()
  const holds = await demo.context.db.selectFrom('holds').select('quantity as amount').execute()
  return [...matches, ...holds].reduce((sum, { amount }) => sum + amount, 0)
}
