import { describe, expect, onTestFinished, test } from 'vitest'
import type { Parts } from '../../host-demo/server/parts.ts'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { eventChannel } from '../../src/api/channels.ts'
import { donationTotalPush } from '../../src/api/donations.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'

const donors = 64

describe.each(databases)('on $name', database => {
  test('counts sixty-four donors at once to the penny, and pushes the last total', async () => {
    const pushed: { event: string; data: unknown }[] = []
    const publisher = {
      publishBatch: async (batch: readonly Push[]) =>
        void pushed.push(...batch.filter(({ channel }) => channel === eventChannel(event))),
    }
    const demo = await startCrowd(database, { publisher })
    const before = await demo.total()
    await giveAtOnce(demo)
    const after = await demo.total()
    expect(after).toMatchObject({
      sequence: before.sequence + donors,
      total_raised: before.total_raised + expectedSum,
      donation_count: before.donation_count + donors,
      donor_count: before.donor_count + donors,
    })
    expect(await demo.sumOfGifts()).toEqual({
      amount: after.total_raised,
      gifts: after.donation_count,
      donors: after.donor_count,
    })
    await expect.poll(() => pushed.at(-1)?.data).toEqual(after)
    expect(new Set(pushed.map(({ event }) => event))).toEqual(new Set([donationTotalPush.event]))
  }, 120_000)
})

const [postgresql] = databases.filter(({ name }) => name === 'postgresql')

/** The negative control. One connection would hide the race, so it needs PostgreSQL. */
test('notices when the rows are not locked', async () => {
  if (!postgresql) throw new Error('This test needs PostgreSQL')
  const demo = await startCrowd(postgresql, { rowLocks: false })
  await giveAtOnce(demo)
  expect((await demo.total()).total_raised).not.toBe((await demo.sumOfGifts()).amount)
}, 120_000)

const amountOf = (index: number) => 10_00 + index * 7
const expectedSum = Array.from({ length: donors }, (_, index) => amountOf(index)).reduce((sum, amount) => sum + amount)

async function startCrowd(database: TestDatabase, parts: Parts): Promise<DemoServer> {
  const demo = await startDemo(database, parts)
  onTestFinished(() => demo.close())
  return demo
}

/** All have paid; then all browsers confirm to the server at the same time. */
async function giveAtOnce(demo: DemoServer): Promise<void> {
  const orders = await Promise.all(
    Array.from({ length: donors }, (_, index) => demo.begin({ amount: amountOf(index) })),
  )
  await Promise.all(orders.map(order => demo.pay(order.payment_intent_id)))
  const results = await Promise.all(orders.map(order => demo.confirm(order)))
  expect(results.every(result => result.payment_status === 'succeeded')).toBe(true)
}
