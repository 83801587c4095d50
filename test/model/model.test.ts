import { describe, expect, test } from 'vitest'
import { databases, postgresql } from '../databases.ts'
import { runModel } from './run-model.ts'

/** `npm run model` runs thousands, with other seeds. */
const runs = 8
const seed = 20_260_731

describe.each(databases)('on $name', database => {
  test('orders are as the naive model has them, whatever happens', async () => {
    expect(await runModel(database, { seed, runs })).toBeUndefined()
  }, 300_000)
})

test('control: an order that does not know what it replaces is noticed', async () => {
  expect(await runModel(postgresql, { seed, runs: 100, unprotected: true })).toMatch(
    /was charged for what was paid|is paid \d times/,
  )
}, 300_000)
