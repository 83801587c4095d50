import { expect, test } from 'vitest'
import { solve, solves } from '../../src/lib/proof-of-work.ts'

test('a solution is found by trying, and known at a glance', async () => {
  const answer = await solve('puzzle', 8)
  expect(await solves('puzzle', answer, 8)).toBe(true)
})

test('it solves its own puzzle alone', async () => {
  const answer = await solve('puzzle', 10)
  const others = await Promise.all(['one', 'two', 'three', 'four'].map(other => solves(other, answer, 10)))
  expect(others).toContain(false)
})

test('is harder with each bit', async () => {
  expect(await solves('puzzle', 'anything', 0)).toBe(true)
  expect(await solves('puzzle', 'anything', 200)).toBe(false)
})
