import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import {
  chargesOf,
  deliver,
  giftOf,
  kindsOfMails,
  monthlyGiver,
  monthlyLinkOf,
  newsOf,
  ordersOf,
  passMonth,
  resync,
  runAllJobs,
  subscriptionsOf,
  unfinishedJobs,
} from './monthly.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'

/** Cancelling a monthly gift. */
describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let news: ReturnType<typeof newsOf>
  beforeAll(async () => {
    demo = await startDemo(database)
    news = newsOf(demo.standIn)
  }, 60_000)
  afterAll(() => demo.close())

  test('only a button stops the gift, not a visit: then nothing more is charged, and a mail says so', async () => {
    const { email, subscriptionId, order } = await monthlyGiver(demo)
    const address = demo.url + (await monthlyLinkOf(demo, email))
    for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(200)
    expect((await giftOf(demo, order.order_id)).status).toBe('active')
    const stopped = await fetch(address, { method: 'POST' })
    expect(stopped.status).toBe(200)
    expect(stopped.headers.get('content-security-policy')).not.toContain('script-src')
    expect(await stopped.text()).toContain('Your monthly gift has ended')
    expect((await demo.context.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    await fetch(address, { method: 'POST' })
    await deliver(demo, await news())
    expect(await kindsOfMails(demo, email)).toEqual(['monthly_gift_stopped', 'receipt'])
  })

  test('an invented link stops nothing', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await fetch(`${demo.url}/monthly/${'x'.repeat(43)}`, { method })).status).toBe(404)
    }
  })

  test('a charge after stopping, before the provider knew, is refunded', async () => {
    const giver = await monthlyGiver(demo)
    const before = await demo.total()
    const { db, stripe } = demo.context
    await db
      .updateTable('monthly_gifts')
      .set({ status: 'ended', ended_at: new Date(Date.now() - 60_000) })
      .where('id', '=', giver.giftId)
      .execute()
    await news()
    await passMonth(demo, giver)
    const events = await news()
    await deliver(demo, events)
    await deliver(demo, await news())
    await deliver(demo, events)
    expect(await demo.total()).toEqual(before)
    const { customer } = await stripe.paymentIntents.retrieve(giver.order.payment_intent_id)
    expect((await ordersOf(demo, giver.giftId)).length).toBe(1)
    const { rows } = await chargesOf(demo, String(customer))
    expect(rows).toEqual([{ refunded: false }, { refunded: true }])
    await runAllJobs(demo)
    expect((await stripe.subscriptions.retrieve(giver.subscriptionId)).status).toBe('canceled')
  })

  test('stopping before there is a subscription leaves none behind', async () => {
    const order = await demo.begin({ extra: { frequency: 'monthly' } })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const { db, now } = demo.context
    const { id } = await giftOf(demo, order.order_id)
    await db.updateTable('monthly_gifts').set({ status: 'ended', ended_at: now() }).where('id', '=', id).execute()
    await resync(demo, id)
    await runAllJobs(demo)
    await deliver(demo, await news('customer.subscription.created'))
    await runAllJobs(demo)
    const all = await subscriptionsOf(demo, order.payment_intent_id)
    expect(all.filter(({ status }) => status !== 'canceled')).toEqual([])
    expect(await unfinishedJobs(demo)).toEqual([])
  })

  test('only the owner can stop it in the account', async () => {
    const [owner, other] = [await somebody(demo), await somebody(demo)]
    const { giftId: monthly_gift_id, subscriptionId } = await monthlyGiver(demo, { email: owner.email }, owner)
    const listed = await demo.call(endpoints.monthlyGifts, {}, owner)
    expect(listed.output).toMatchObject([{ monthly_gift_id, status: 'active', monthly_total: 50_00 }])
    expect((await demo.call(endpoints.monthlyGifts, {}, other)).output).toEqual([])
    expect((await demo.call(endpoints.monthlyGifts, {}, { ...owner, event: 'summer' })).output).toEqual([])
    const stop = (from?: { token: string; event?: string }) =>
      demo.call(endpoints.stopMonthlyGift, { monthly_gift_id }, from)
    expect((await stop()).status).toBe(401)
    expect(await stop(other)).toMatchObject({ status: 404, error: { error: 'monthly_gift_not_found' } })
    expect(await stop({ ...owner, event: 'summer' })).toMatchObject({ status: 404 })
    expect((await demo.context.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active')
    for (const answer of [await stop(owner), await stop(owner)]) {
      expect(answer.output).toMatchObject({ status: 'ended', next_at: undefined })
    }
    expect((await demo.context.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await kindsOfMails(demo, owner.email)).toEqual(['monthly_gift_stopped', 'receipt'])
  })

  test('it ends with the account, and is in the export', async () => {
    const person = await somebody(demo)
    const { giftId, subscriptionId } = await monthlyGiver(demo, { email: person.email }, person)
    const guestEmail = newEmail()
    const { subscriptionId: elsewhere } = await monthlyGiver(demo, { email: guestEmail })
    const { output } = await demo.call(endpoints.accountData, {}, person)
    expect(output.monthly_gifts).toMatchObject([{ id: giftId, status: 'active', amount: 50_00 }])
    expect((await demo.call(endpoints.deleteAccount, { password }, person)).status).toBe(200)
    const { subscriptions } = demo.context.stripe
    await expect.poll(async () => (await subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect((await subscriptions.retrieve(elsewhere)).status).toBe('active')
    const [mail] = await mailsTo(demo, person.email)
    expect(mail?.body_text).toContain('Your monthly gifts are stopped')
  })

  test('it ends with the account at every charity, each of which says so', async () => {
    const person = await somebody(demo)
    const { subscriptionId } = await monthlyGiver(demo, { email: person.email }, person)
    expect((await demo.call(endpoints.deleteAccount, { password }, { ...person, event: 'moonlight' })).status).toBe(200)
    await runAllJobs(demo)
    expect((await demo.context.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    const [deleted, stopped] = await mailsTo(demo, person.email)
    expect(deleted?.body_text).toContain('Your monthly gifts are stopped')
    expect(stopped).toMatchObject({ kind: 'monthly_gift_stopped', sender_name: 'Three Rivers Air Ambulance' })
  })
})
