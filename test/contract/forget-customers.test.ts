import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { monthlyGiver, runAllJobs, unfinishedJobs } from './monthly.ts'
import { password, somebody } from './people.ts'

/** The provider's records of a deleted account. */
describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const erase = (token: string) => demo.call(endpoints.deleteAccount, { password }, { token })
  const isDeleted = async (id: string) => 'deleted' in (await demo.context.stripe.customers.retrieve(id))
  const waiting = async () =>
    (await unfinishedJobs(demo)).filter(({ key }) => key.startsWith('pi_') || key.startsWith('cus_'))
  const customerOf = async (intentId: string) =>
    String((await demo.context.stripe.paymentIntents.retrieve(intentId)).customer)

  /** A person with a kept card, an active monthly gift and an ended one. */
  async function giver() {
    const { db, stripe } = demo.context
    const person = await somebody(demo)
    await demo.call(endpoints.beginCard, {}, person)
    const first = await monthlyGiver(demo, { email: person.email }, person)
    const stopped = await monthlyGiver(demo, { email: person.email }, person)
    await demo.call(endpoints.stopMonthlyGift, { monthly_gift_id: stopped.giftId }, person)
    const { stripe_customer_id: own } = await db
      .selectFrom('users')
      .select('stripe_customer_id')
      .where('id', '=', person.user.user_id)
      .executeTakeFirstOrThrow()
    const customers = [own ?? '']
    for (const { order } of [first, stopped]) customers.push(await customerOf(order.payment_intent_id))
    return { token: person.token, customers, subscriptionId: first.subscriptionId, stripe }
  }

  test('is deleted with it: its customers, their cards and their subscriptions', async () => {
    const { token, customers, subscriptionId, stripe } = await giver()
    expect((await erase(token)).status).toBe(200)
    await expect.poll(() => Promise.all(customers.map(isDeleted))).toEqual([true, true, true])
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await waiting()).toEqual([])
  })

  test('is deleted later if the provider is unavailable, and the account at once', async () => {
    const { token, customers, subscriptionId, stripe } = await giver()
    const { customers: api, subscriptions } = stripe
    const [del, retrieve] = [api.del, subscriptions.retrieve]
    const away = () => {
      throw new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' })
    }
    Object.assign(api, { del: away })
    Object.assign(subscriptions, { retrieve: away })
    expect((await erase(token)).status).toBe(200)
    await expect.poll(async () => (await waiting()).map(({ tries }) => tries)).toEqual([1, 1, 1])
    expect(await Promise.all(customers.map(isDeleted))).toEqual([false, false, false])
    expect((await waiting()).length).toBe(3)
    Object.assign(api, { del })
    Object.assign(subscriptions, { retrieve })
    await runAllJobs(demo)
    expect(await Promise.all(customers.map(isDeleted))).toEqual([true, true, true])
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await waiting()).toEqual([])
  })

  test('is nobody else’s', async () => {
    const [one, other] = [await giver(), await giver()]
    await erase(one.token)
    expect(await Promise.all(other.customers.map(isDeleted))).toEqual([false, false, false])
  })
})
