import { expect, test } from 'vitest'
import { numbersIn, pickNumber, rangesOf, sealOf, sha256 } from '../../src/lib/prize-draw.ts'

test('every number has the same chance in ten thousand draws', async () => {
  const numbers = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
  const counts = new Map(numbers.map(number => [number, 0]))
  const draws = 10_000
  for (let draw = 0; draw < draws; draw++) {
    const seed = await sha256(`draw ${draw}`)
    const picked = await pickNumber({ seed, seal: await sealOf(seed, numbers), place: 1 }, numbers)
    counts.set(picked, (counts.get(picked) ?? 0) + 1)
  }
  const expected = draws / numbers.length
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 9 degrees of freedom: a fair draw exceeds this once in a thousand times, and the seeds are always the same.
  expect(chiSquare).toBeLessThan(27.88)
  expect(counts.size).toBe(numbers.length)
})

test('control: a rule that favours low numbers is noticed', async () => {
  const counts = Array<number>(10).fill(0)
  for (let draw = 0; draw < 10_000; draw++) {
    // Four bits have 16 values, so their remainder by 10 is more often 0 to 5.
    const index = Number.parseInt((await sha256(`draw ${draw}`)).slice(0, 1), 16) % 10
    counts[index] = (counts[index] ?? 0) + 1
  }
  expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeGreaterThan(27.88)
})

test('the winner depends on the seed, on the prize’s place, and on every number that takes part', async () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 1)
  const pick = async (seed: string, taking: readonly number[], place = 1) =>
    pickNumber({ seed, seal: await sealOf(seed, taking), place }, numbers)
  const first = await pick('a', numbers)
  expect(await pick('a', numbers)).toBe(first)
  expect(await pick('b', numbers)).not.toBe(first)
  expect(await pick('a', numbers, 2)).not.toBe(first)
  expect(await pick('a', numbers.slice(1))).not.toBe(first)
})

test('numbers are ranges and back', () => {
  const numbers = [1, 2, 3, 7, 9, 10]
  expect(rangesOf(numbers)).toEqual([
    [1, 3],
    [7, 7],
    [9, 10],
  ])
  expect(numbersIn(rangesOf(numbers))).toEqual(numbers)
  expect(rangesOf([])).toEqual([])
})
