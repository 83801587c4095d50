import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount } from '../../src/lib/split-amount.ts'

test('the parts of any amount sum exactly to it, and differ by a penny at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), fc.integer({ min: 1, max: 50 }), (amount, count) => {
      const parts = splitAmount(amount, count)
      expect(parts).toHaveLength(count)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      expect([...parts].sort((one, other) => other - one)).toEqual(parts)
    }),
  )
})

test('£50 for three is £16.67 twice and £16.66', () => expect(splitAmount(50_00, 3)).toEqual([16_67, 16_67, 16_66]))
