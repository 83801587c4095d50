import { expect, test } from 'vitest'
import { passedMark, timeUnits } from '../../src/lib/countdown.ts'

test.each([
  [0, 'hours 0 minutes 0 seconds 0'],
  [59, 'hours 0 minutes 0 seconds 59'],
  [3725, 'hours 1 minutes 2 seconds 5'],
  [86_399, 'hours 23 minutes 59 seconds 59'],
  [86_400, 'days 1 hours 0 minutes 0'],
  [270_000, 'days 3 hours 3 minutes 0'],
])('%i seconds are %s', (left, words) => {
  expect(timeUnits(left).flat().join(' ')).toBe(words)
})

test.each([
  [601, 600, 600],
  [600, 599, undefined],
  [61, 60, 60],
  [31, 30, 30],
  [1, 0, 0],
  [0, 0, undefined],
  [700, 45, 60],
  [700, 0, 0],
])('from %i to %i seconds the mark %s is passed', (before, left, mark) => {
  expect(passedMark(before, left)).toBe(mark)
})
