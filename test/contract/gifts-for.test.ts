import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { fundraiser } from './fundraisers.ts'
import { monthlyGiver } from './monthly.ts'
import { somebody } from './people.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

test('the account says of each gift, monthly ones included, what it is for', async () => {
  const { token, email } = await somebody(demo)
  const [ida, bob] = [await fundraiser(demo, { name: 'Ida' }), await fundraiser(demo, { name: 'Bob' })]
  const lineFor = (fundraiser_id?: string) => ({
    lines: [{ origin: 'donation' as const, amount: 25_00, ...(fundraiser_id && { fundraiser_id }) }],
  })
  for (const id of [ida.id, bob.id, undefined]) await monthlyGiver(demo, { email, extra: lineFor(id) }, { token })
  const titles = ['Bob, Riverside 10K', 'Ida, Riverside 10K', 'Riverside 10K']
  const { output: monthly } = await demo.call(endpoints.monthlyGifts, {}, { token })
  expect(monthly.map(({ title }) => title).sort()).toEqual(titles)
  const { output: gifts } = await demo.call(endpoints.accountDonations, {}, { token })
  expect(gifts.map(({ title }) => title).sort()).toEqual(titles)
  const [first] = monthly
  const monthly_gift_id = first?.monthly_gift_id ?? ''
  const { output: stopped } = await demo.call(endpoints.stopMonthlyGift, { monthly_gift_id }, { token })
  expect(stopped).toMatchObject({ status: 'ended', title: first?.title })
})
