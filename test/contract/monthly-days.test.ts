import { expect, onTestFinished, test } from 'vitest'
import { demoEvents } from '../../host-demo/server/demo/events/events.ts'
import { databases, databasesFor } from '../databases.ts'
import { event, startDemo } from './demo-server.ts'
import { deliver, giftOf, monthlyGiver, newsOf, ordersOf, passMonth, runAllJobs } from './monthly.ts'

/** The server's clock is years ahead, so it seeds its events anew. Seeds only what is needed. */
const events = demoEvents.filter(({ id }) => id === event).map(({ auction: _, ...needed }) => needed)

/** Days of the months from a leap year's February to the next February. */
const days = '29 31 30 31 30 31 31 30 31 30 31 31 28'.split(' ').map(Number)

test.each(databasesFor(import.meta.url))(
  'on $name a gift begun on a 31st is taken on the last day of each month',
  async database => {
    const began = new Date('2028-01-31T10:00:30.500Z')
    const demo = await startDemo(database, { now: () => began, events })
    onTestFinished(() => demo.close())
    const news = newsOf(demo.standIn)
    const giver = await monthlyGiver(demo)
    const next = async () => (await giftOf(demo, giver.order.order_id)).next_at
    const told = []
    for (const [month, day] of days.entries()) {
      expect(await next()).toEqual(new Date(Date.UTC(2028, month + 1, day, 9, 59, 30)))
      await news()
      await passMonth(demo, giver)
      await deliver(demo, await news())
      told.push(await next())
    }
    expect(await ordersOf(demo, giver.giftId)).toHaveLength(1 + days.length)
    expect(told.at(-1)).toEqual(new Date('2029-03-31T09:59:30Z'))
  },
  60_000,
)

test('after weeks without the provider, the next payment is taken on the next due day', async () => {
  const [database] = databases
  if (!database) throw new Error('There is no database')
  let now = new Date('2028-01-31T10:00:30Z')
  const demo = await startDemo(database, { now: () => now, events })
  onTestFinished(() => demo.close())
  const order = await demo.begin({ extra: { frequency: 'monthly' } })
  await demo.pay(order.payment_intent_id)
  const { subscriptions } = demo.context.stripe
  const { list } = subscriptions
  subscriptions.list = () => {
    throw new Error('The provider is away')
  }
  await demo.confirm(order)
  await runAllJobs(demo)
  subscriptions.list = list
  expect((await giftOf(demo, order.order_id)).subscription_id).toBeNull()
  now = new Date('2028-04-02T08:00:00Z')
  await runAllJobs(demo)
  const { next_at } = await giftOf(demo, order.order_id)
  // The provider counts in whole seconds, and the payment may fall on either side of one.
  expect(next_at?.toISOString().slice(0, 16)).toBe('2028-04-30T09:59')
}, 60_000)
