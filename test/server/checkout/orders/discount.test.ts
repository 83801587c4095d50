import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountsOf } from '../../../../host-demo/server/checkout/orders/discount.ts'
import { smallestCharge } from '../../../../host-demo/server/checkout/orders/smallest-charge.ts'
import { priceModes } from '../../../../src/api/voucher-kinds.ts'

const single = (prices: readonly number[]) => prices.map(unitPrice => ({ unitPrice, quantity: 1 }))

test.each([
  ['a price that is set', 'set', 40_00, [50_00, 30_00, 40_00], [10_00, 0, 0]],
  ['an amount, once for all lines', 'subtract', 60_00, [50_00, 30_00], [50_00, 10_00]],
  ['no more than there is', 'subtract', 99_00, [50_00], [50_00]],
  ['a share of each line, rounded half up', 'percent', 10_00, [8_55, 8_54], [86, 85]],
  ['all of it', 'percent', 100_00, [8_55, 1], [8_55, 1]],
  ['a price of nothing', 'set', 0, [8_55], [8_55]],
  ['everything', 'free', 0, [8_55, 1], [8_55, 1]],
  ['nothing', 'none', 0, [8_55], [0]],
] as const)('takes off %s', (_, price_mode, value, prices, discounts) => {
  expect(discountsOf({ price_mode, value }, single(prices))).toEqual(discounts)
})

test('leaves a multiple of ten if the provider charges only those', () => {
  expect(discountsOf({ price_mode: 'percent', value: 15_00 }, single([8_550, 90]), 10)).toEqual([1_280, 10])
})

test('never takes off less than nothing or more than the price', () => {
  for (const price_mode of priceModes) {
    for (const value of [0, 1, 50, 99_99, 100_00]) {
      for (const price of [0, 1, 29, 30, 99_99, 1_000_000_00]) {
        const [off = -1] = discountsOf({ price_mode, value }, single([price]))
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(price)
        expect(Number.isInteger(off)).toBe(true)
      }
    }
  }
})

test('knows the smallest charges, and assumes half a main unit for other currencies', () => {
  expect([smallestCharge('GBP', 2), smallestCharge('EUR', 2), smallestCharge('KWD', 3)]).toEqual([30, 50, 500])
})

const line = fc.record({ unitPrice: fc.nat(200_00), quantity: fc.integer({ min: 1, max: 12 }) })
const terms = fc.record({
  price_mode: fc.constantFrom(...priceModes),
  value: fc.nat(100_00),
  pieces: fc.option(fc.integer({ min: 1, max: 20 })),
})

test('takes off what counting piece by piece does', () => {
  fc.assert(
    fc.property(terms, fc.array(line, { minLength: 1, maxLength: 6 }), (voucher, lines) => {
      const discounts = discountsOf(voucher, lines)
      expect(discounts).toEqual(naive(voucher, lines))
    }),
  )
})

/** Lines up the pieces, and discounts one after the other. */
function naive(
  { price_mode, value, pieces }: { price_mode: (typeof priceModes)[number]; value: number; pieces: number | null },
  lines: readonly { unitPrice: number; quantity: number }[],
): number[] {
  const row = lines.flatMap(({ unitPrice, quantity }, at) =>
    Array.from({ length: quantity }, () => ({ at, unitPrice })),
  )
  const off = lines.map(() => 0)
  let left = value
  for (const { at, unitPrice } of row.slice(0, pieces ?? row.length)) {
    const taken = {
      none: 0,
      free: unitPrice,
      set: Math.max(0, unitPrice - value),
      subtract: Math.min(unitPrice, left),
      // Not rounded here: the line is rounded once, below.
      percent: (unitPrice * value) / 10_000,
    }[price_mode]
    left -= price_mode === 'subtract' ? taken : 0
    off[at] = (off[at] ?? 0) + taken
  }
  return off.map(sum => (price_mode === 'percent' ? Math.round(Math.round(sum * 10_000) / 10_000) : sum))
}
