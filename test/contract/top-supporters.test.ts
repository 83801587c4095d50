import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { fundraiser } from './fundraisers.ts'
import { newEmail, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('top supporters on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  async function give(fundraiser_id: string, amount: number, [name, email]: [string, string], token?: string) {
    const [first_name = '', last_name = ''] = name.split(' ')
    const order = await demo.begin(
      {
        extra: {
          idempotency_key: randomUUID(),
          lines: [{ origin: 'donation', amount, fundraiser_id }],
          guest: { first_name, last_name, email },
        },
      },
      token ? { token } : {},
    )
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
  }
  const top = async (fundraiser_id: string) =>
    (await demo.call(endpoints.topSupporters, { fundraiser_id, event })).output.items.map(
      ({ name, amount, gift_count }) => [name, amount, gift_count],
    )

  test('nobody renames a supporter, or finds one, by typing their address', async () => {
    const { id } = await fundraiser(demo)
    const email = newEmail()
    await give(id, 5000_00, ['Alice Ward', email])
    await give(id, 5_00, ['Rude Words', email])
    expect(await top(id)).toEqual([
      ['Alice Ward', 5000_00, 1],
      ['Rude Words', 5_00, 1],
    ])
  })

  test('a guest’s gifts with the same address and name add up, written as at first', async () => {
    const { id } = await fundraiser(demo)
    const email = newEmail()
    await give(id, 20_00, ['Alice Ward', email])
    await give(id, 10_00, ['ALICE WARD', email.toUpperCase()])
    await give(id, 5_00, ['Alice Ward', newEmail()])
    expect(await top(id)).toEqual([
      ['Alice Ward', 30_00, 2],
      ['Alice Ward', 5_00, 1],
    ])
  })

  test('an account’s gifts add up under its newest name, apart from those of guests with its address', async () => {
    const { id } = await fundraiser(demo)
    const { email, token } = await somebody(demo)
    await give(id, 20_00, ['Grace Hopper', email], token)
    await give(id, 10_00, ['Grace Murray', email], token)
    await give(id, 5_00, ['Grace Murray', email])
    expect(await top(id)).toEqual([
      ['Grace Murray', 30_00, 2],
      ['Grace Murray', 5_00, 1],
    ])
  })
})
