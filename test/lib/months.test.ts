import { expect, test } from 'vitest'
import { monthsAfter } from '../../src/lib/months.ts'

test.each([
  ['2026-11-22T10:30:00.000Z', 1, '2026-12-22T10:30:00.000Z'],
  ['2026-12-05T00:00:00.000Z', 1, '2027-01-05T00:00:00.000Z'],
  ['2027-01-31T23:59:59.999Z', 1, '2027-02-28T23:59:59.999Z'],
  ['2028-01-30T12:00:00.000Z', 1, '2028-02-29T12:00:00.000Z'],
  ['2027-01-31T12:00:00.000Z', 2, '2027-03-31T12:00:00.000Z'],
  ['2027-01-31T12:00:00.000Z', 13, '2028-02-29T12:00:00.000Z'],
])('%s and %i months are %s', (from, months, until) => {
  expect(monthsAfter(new Date(from), months).toISOString()).toBe(until)
})
