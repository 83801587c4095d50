import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { runAuctions } from './run-auctions.ts'

/** `npm run auctions` plays ten thousand. */
describe.each(databases)('on $name', database => {
  test('random auctions come out as in the naive model', async () => {
    expect(await runAuctions(database, { seed: 12, runs: 8 })).toBeUndefined()
  }, 120_000)
})

test('control: a price that is wrong by a penny is noticed', async () => {
  const [embedded] = databases
  expect(await runAuctions(embedded as (typeof databases)[0], { seed: 12, runs: 30, spoilt: true })).toContain(
    'price is',
  )
}, 120_000)
