import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, type Gift, giftInput, startDemo } from './demo-server.ts'

const event = 'moonlight'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const give = (gift: Gift) => demo.call(endpoints.payStripe, giftInput(gift), { event })

  test('lines above the largest card charge are refused, and nothing is held for them', async () => {
    const { db } = demo.context
    const orders = () => db.selectFrom('orders').select('id').execute()
    const before = await orders()
    const bound = (donation_maximum: number) =>
      db.updateTable('events').set({ donation_maximum }).where('id', '=', event).execute()
    const line = { origin: 'donation' as const, amount: 25_000_00 }
    await bound(2_000_000_00)
    const { status, error } = await give({ extra: { lines: Array(50).fill(line) } })
    await bound(25_000_00)
    expect({ status, error }).toMatchObject({ status: 400, error: { error: 'amount_out_of_range' } })
    expect(await orders()).toHaveLength(before.length)
  })

  test('gifts that exceed the maximum together are refused like one', async () => {
    const lines = [20_000_00, 5_000_01].map(amount => ({ origin: 'donation' as const, amount }))
    const one = await give({ amount: 25_000_01 })
    const { status, error } = await give({ extra: { lines } })
    expect(one.error.error).toBe('amount_out_of_range')
    expect([status, error.error_description]).toEqual([400, one.error.error_description])
    expect(error.fields).toHaveProperty(['lines.1.amount'])
  })
})
