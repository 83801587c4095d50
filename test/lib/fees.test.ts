import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeStep, feeOf, grossUp } from '../../src/lib/fees.ts'

const rates = fc.record({ basisPoints: fc.integer({ min: 0, max: 2000 }), fixed: fc.integer({ min: 0, max: 500 }) })
const amounts = fc.integer({ min: 1, max: 10_000_000_00 })

describe('the charge that nets a gift', () => {
  test.each([
    [100_00, 300, 0, 103_09],
    [50_00, 150, 20, 50_96],
    [1_00, 150, 20, 1_22],
    [25_00, 0, 0, 25_00],
    [25_00, 0, 30, 25_30],
  ])('of %i at %i basis points and %i is %i', (net, basisPoints, fixed, charge) => {
    expect(grossUp(net, { basisPoints, fixed })).toBe(charge)
  })

  test('leaves the gift whole, to the penny, and no smaller one does', () => {
    fc.assert(
      fc.property(amounts, rates, (net, rate) => {
        const charge = grossUp(net, rate)
        expect(Number.isSafeInteger(charge)).toBe(true)
        expect(charge - feeOf(charge, rate)).toBeGreaterThanOrEqual(net)
        const smaller = charge - 1
        expect(smaller < net || smaller - feeOf(smaller, rate) < net).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('is one that the provider takes, where it takes tens only, and the smallest of those', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), rates, (tens, rate) => {
        const net = tens * 10
        const charge = grossUp(net, rate, 10)
        expect(charge % 10).toBe(0)
        expect(charge - feeOf(charge, rate)).toBeGreaterThanOrEqual(net)
        expect(charge - 10 < net || charge - 10 - feeOf(charge - 10, rate) < net).toBe(true)
      }),
    )
  })

  test('grows with the gift', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(grossUp(less, rate)).toBeLessThanOrEqual(grossUp(more, rate))
      }),
    )
  })

  test('would be short if only the fee of the gift were added', () => {
    const rate = { basisPoints: 300, fixed: 0 }
    const naive = 100_00 + feeOf(100_00, rate)
    expect(naive - feeOf(naive, rate)).toBeLessThan(100_00)
  })

  test('does not exist where the provider keeps all', () => {
    expect(() => grossUp(100, { basisPoints: 10_000, fixed: 0 })).toThrow(RangeError)
  })
})

test.each([
  [0, 1],
  [2, 1],
  [3, 10],
])('a currency of %i decimals is charged in steps of %i', (decimals, step) => {
  expect(chargeStep(decimals)).toBe(step)
})
