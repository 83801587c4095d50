import { expect, test } from 'vitest'
import { embedded } from '../databases.ts'
import { runSales } from './run-sales.ts'

/** `npm run sales` plays a thousand, on both databases. */
test('random sales come out as in the naive model', async () => {
  expect((await runSales(embedded, { seed: 13, runs: 6 })).problem).toBeUndefined()
}, 120_000)

test('control: baskets that expire too early are noticed', async () => {
  expect((await runSales(embedded, { seed: 13, runs: 40, forgetful: true })).problem).toMatch(
    /on_sale, not|reservation_over/,
  )
}, 120_000)
