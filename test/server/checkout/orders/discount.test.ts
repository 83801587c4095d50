import { expect, test } from 'vitest'
import { discountsOf } from '../../../../host-demo/server/checkout/orders/discount.ts'
import { smallestCharge } from '../../../../host-demo/server/checkout/orders/smallest-charge.ts'

test.each([
  ['a price that is set', 'set', 40_00, [50_00, 30_00, 40_00], [10_00, 0, 0]],
  ['an amount, once for all lines', 'subtract', 60_00, [50_00, 30_00], [50_00, 10_00]],
  ['no more than there is', 'subtract', 99_00, [50_00], [50_00]],
  ['a share of each line, rounded half up', 'percent', 10_00, [8_55, 8_54], [86, 85]],
  ['all of it', 'percent', 100_00, [8_55, 1], [8_55, 1]],
  ['a price of nothing', 'set', 0, [8_55], [8_55]],
] as const)('takes off %s', (_, price_mode, value, prices, discounts) => {
  expect(discountsOf({ price_mode, value }, prices)).toEqual(discounts)
})

test('leaves what can be charged where the provider takes tens only', () => {
  expect(discountsOf({ price_mode: 'percent', value: 15_00 }, [8_550, 90], 10)).toEqual([1_280, 10])
})

test('never takes off less than nothing or more than the price', () => {
  for (const price_mode of ['set', 'subtract', 'percent'] as const) {
    for (const value of [0, 1, 50, 99_99, 100_00]) {
      for (const price of [0, 1, 29, 30, 99_99, 1_000_000_00]) {
        const [off = -1] = discountsOf({ price_mode, value }, [price])
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(price)
        expect(Number.isInteger(off)).toBe(true)
      }
    }
  }
})

test('knows the smallest charges, and takes half of a main unit where it does not', () => {
  expect([smallestCharge('GBP', 2), smallestCharge('EUR', 2), smallestCharge('KWD', 3)]).toEqual([30, 50, 500])
})
