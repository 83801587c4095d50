import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount, splitInProportion } from '../../src/lib/split-amount.ts'

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

test('shares in proportion sum exactly to any amount, and differ from the exact share by less than a penny', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 10_000_000_00 }), { minLength: 1, maxLength: 50 })
    .filter(weights => weights.some(weight => weight > 0))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), weights, (amount, weights) => {
      const shares = splitInProportion(amount, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
      for (const [index, share] of shares.entries()) {
        const difference = BigInt(share) * whole - BigInt(amount) * BigInt(weights[index] ?? 0)
        expect(difference < whole && difference > -whole).toBe(true)
      }
    }),
  )
})
