import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf } from '../../src/lib/fees.ts'
import { sumOrder } from '../../src/lib/order-sums.ts'

const parts = { lines: 50_00, discount: 0, contribution: 0, fee: undefined, decimals: 2 }

test('a total is the lines less the discount, with the contribution', () => {
  expect(sumOrder({ ...parts, discount: 10_00, contribution: 2_00 })).toEqual({ processingFee: 0, total: 42_00 })
})

test('the fee is reckoned on all that is charged, so that lines and contribution arrive whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }), (lines, contribution) => {
      const fee = { basisPoints: 150, fixed: 20 }
      const { processingFee, total } = sumOrder({ ...parts, lines, contribution, fee })
      expect(total).toBe(lines + contribution + processingFee)
      expect(total - feeOf(total, fee)).toBeGreaterThanOrEqual(lines + contribution)
    }),
  )
})

test('what costs nothing has no fee', () => {
  expect(sumOrder({ ...parts, discount: 50_00, fee: { basisPoints: 150, fixed: 20 } })).toEqual({
    processingFee: 0,
    total: 0,
  })
})
