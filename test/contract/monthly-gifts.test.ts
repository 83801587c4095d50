import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { monthsAfter } from '../../src/lib/months.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import {
  giftOf,
  monthlyGiver,
  monthlyLinkOf,
  newsOf,
  resync,
  runAllJobs,
  subscriptionsOf,
  unfinishedJobs,
} from './monthly.ts'
import { mailsTo } from './people.ts'

const gift = { origin: 'donation' as const, amount: 20_00 }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let news: ReturnType<typeof newsOf>
  beforeAll(async () => {
    demo = await startDemo(database)
    news = newsOf(demo.standIn)
  }, 60_000)
  afterAll(() => demo.close())

  test('is one ordinary payment, and one subscription from the next month on', async () => {
    const before = await demo.total()
    const { order, giftId, subscriptionId } = await monthlyGiver(demo)
    expect((await demo.total()).total_raised).toBe(before.total_raised + 50_00)
    const [subscription, ...others] = await subscriptionsOf(demo, order.payment_intent_id)
    expect(others).toEqual([])
    expect(subscription).toMatchObject({
      id: subscriptionId,
      status: 'active',
      metadata: { monthly_gift_id: giftId },
    })
    expect(subscription?.items.data[0]?.price.unit_amount).toBe(50_00)
    const gift = await giftOf(demo, order.order_id)
    const month = monthsAfter(gift.began_at ?? new Date(0), 1).getTime()
    // A clock that is a minute slow must not charge again today.
    expect(subscription?.billing_cycle_anchor).toBeGreaterThanOrEqual(Math.floor(month / 1000) - 60)
    expect(subscription?.billing_cycle_anchor).toBeLessThanOrEqual(month / 1000)
  })

  test('is shown with the order, in the receipt, and behind its link', async () => {
    const { order, email, giftId } = await monthlyGiver(demo)
    const { order_id, order_key } = order
    const { output } = await demo.call(endpoints.order, { order_id, order_key })
    expect(output.monthly).toMatchObject({ monthly_gift_id: giftId, status: 'active', monthly_total: 50_00 })
    const [receipt] = await mailsTo(demo, email)
    expect(receipt?.body_text).toContain('You give £50 every month. The next payment is on')
    const page = await (await fetch(demo.url + (await monthlyLinkOf(demo, email)))).text()
    expect(page).toContain('£50 a month to')
    expect(page).toContain('Stop this monthly gift')
  })

  test('adds the fee every month, and the contribution to the first payment only', async () => {
    const { db } = demo.context
    const { settings } = await db
      .selectFrom('events')
      .select('settings')
      .where('id', '=', 'riverside')
      .executeTakeFirstOrThrow()
    const asks = { ...settings.giving, voluntary_contribution: { purpose: 'tea', amounts: [200] } }
    const set = (giving: typeof settings.giving) =>
      db
        .updateTable('events')
        .set({ settings: JSON.stringify({ ...settings, giving }) })
        .where('id', '=', 'riverside')
        .execute()
    await set(asks)
    const { order } = await monthlyGiver(demo, {
      extra: { guest_pays_fees: 'yes', voluntary_contribution_amount: 2_00 },
    })
    await set(settings.giving)
    const alone = await demo.begin({ extra: { guest_pays_fees: 'yes' } })
    const gift = await giftOf(demo, order.order_id)
    expect(order.order_total).toBe(50_00 + order.processing_fee + 2_00)
    expect([gift.amount, gift.processing_fee]).toEqual([50_00, alone.processing_fee])
  })

  test('begins once when webhook and browser report it together, and when the subscription is requested many times', async () => {
    await news()
    const order = await demo.begin({ extra: { frequency: 'monthly' } })
    await demo.pay(order.payment_intent_id)
    const events = await news()
    await Promise.all([
      demo.confirm(order),
      ...events.map(({ id }) => demo.standIn?.events.deliver(id)),
      demo.confirm(order),
      runAllJobs(demo),
    ])
    await Promise.all([runAllJobs(demo), runAllJobs(demo)])
    expect(await subscriptionsOf(demo, order.payment_intent_id)).toHaveLength(1)
    expect(await unfinishedJobs(demo)).toEqual([])
  })

  test('finds the subscription again that a server created but could not store', async () => {
    const { giftId, order, subscriptionId } = await monthlyGiver(demo)
    const { db } = demo.context
    await db
      .updateTable('monthly_gifts')
      .set({ subscription_id: null })
      .where('order_id', '=', order.order_id)
      .execute()
    await resync(demo, giftId)
    await runAllJobs(demo)
    expect((await giftOf(demo, order.order_id)).subscription_id).toBe(subscriptionId)
    expect(await subscriptionsOf(demo, order.payment_intent_id)).toHaveLength(1)
  })

  test('does not begin with a payment that is declined', async () => {
    const order = await demo.begin({ extra: { frequency: 'monthly' } })
    await expect(demo.pay(order.payment_intent_id, 'pm_card_chargeDeclined')).rejects.toThrow()
    await demo.confirm(order)
    expect(await giftOf(demo, order.order_id)).toMatchObject({ status: 'planned' })
  })

  test.each([
    ['at an event that does not offer it', 'moonlight', {}],
    ['with what is no gift alone', 'riverside', { lines: [gift, gift] }],
  ])('is refused %s', async (_, event, extra) => {
    const refused = await demo.call(endpoints.payStripe, giftInput({ extra: { frequency: 'monthly', ...extra } }), {
      event,
    })
    expect(refused).toMatchObject({ status: 400, error: { error: 'monthly_giving_not_available' } })
  })

  test('is refused without a card payment', async () => {
    const { db } = demo.context
    await db.updateTable('events').set({ offline_instructions: 'By cheque.' }).where('id', '=', 'riverside').execute()
    const refused = await demo.call(endpoints.payOffline, giftInput({ extra: { frequency: 'monthly' } }))
    await db.updateTable('events').set({ offline_instructions: null }).where('id', '=', 'riverside').execute()
    expect(refused).toMatchObject({ status: 400, error: { error: 'monthly_giving_not_available' } })
  })

  test('is offered if the event allows it', async () => {
    const offered = async (event: string) =>
      (await demo.call(endpoints.appSettings, { event })).output.monthly_giving_enabled
    expect([await offered('riverside'), await offered('summer'), await offered('moonlight')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
