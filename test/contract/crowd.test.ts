import { expect, onTestFinished, test } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { eventChannel } from '../../src/api/channels.ts'
import { donationTotalPush } from '../../src/api/donations.ts'
import { databasesFor } from '../databases.ts'
import { event, startDemo } from './demo-server.ts'

/** The races test that the total is right with many more. */
const donors = 8

test.each(databasesFor(import.meta.url))(
  'on $name the last push of a crowd that gives at once has the total',
  async database => {
    const pushed: Push[] = []
    const publisher = {
      publishBatch: async (batch: readonly Push[]) =>
        void pushed.push(...batch.filter(({ channel }) => channel === eventChannel(event))),
    }
    const demo = await startDemo(database, { publisher })
    onTestFinished(() => demo.close())
    const before = await demo.total()
    const orders = await Promise.all(Array.from({ length: donors }, () => demo.begin({ amount: 10_00 })))
    await Promise.all(orders.map(order => demo.pay(order.payment_intent_id)))
    await Promise.all(orders.map(order => demo.confirm(order)))
    const after = await demo.total()
    expect(after.sequence).toBe(before.sequence + donors)
    await expect.poll(() => pushed.at(-1)?.data).toEqual(after)
    expect(new Set(pushed.map(({ event }) => event))).toEqual(new Set([donationTotalPush.event]))
  },
  120_000,
)
