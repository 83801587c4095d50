import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allotRefunds } from '../../../../host-demo/server/checkout/payments/allot-refunds.ts'

const lines = [
  { id: 1, paid: 20_00 },
  { id: 2, paid: 25_00 },
  { id: 3, paid: 30_00 },
]

test('takes a refund by line off that line', () => {
  expect([...allotRefunds(lines, [{ lineId: 3, amount: 30_00 }]).values()]).toEqual([0, 0, 30_00])
})

test('takes a refund of the whole order off the lines in order, and the rest off none', () => {
  expect([...allotRefunds(lines, [{ lineId: null, amount: 31_00 }]).values()]).toEqual([20_00, 11_00, 0])
  expect([...allotRefunds(lines, [{ lineId: null, amount: 80_00 }]).values()]).toEqual([20_00, 25_00, 30_00])
})

test('takes a refund of the whole order off the only line that cost as much', () => {
  expect([...allotRefunds(lines, [{ lineId: null, amount: 25_00 }]).values()]).toEqual([0, 25_00, 0])
  const rest = [
    { lineId: 3, amount: 7_00 },
    { lineId: null, amount: 23_00 },
    { lineId: null, amount: 20_00 },
  ]
  expect([...allotRefunds(lines, rest).values()]).toEqual([20_00, 0, 30_00])
  const alike = [...lines, { id: 4, paid: 25_00 }]
  expect([...allotRefunds(alike, [{ lineId: null, amount: 25_00 }]).values()]).toEqual([20_00, 5_00, 0, 0])
})

test('loses nothing, and gives no line back more than was paid for it', () => {
  const refund = fc.record({
    lineId: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
    amount: fc.integer({ min: 1, max: 5000 }),
  })
  const paid = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(paid, fc.array(refund, { maxLength: 8 }), (amounts, refunds) => {
      const lines = amounts.map((paid, index) => ({ id: index + 1, paid }))
      const allotted = allotRefunds(lines, refunds)
      for (const { id, paid } of lines) {
        const named = refunds.filter(one => one.lineId === id).reduce((sum, { amount }) => sum + amount, 0)
        expect(allotted.get(id)).toBeGreaterThanOrEqual(Math.min(paid, named))
        expect(allotted.get(id)).toBeLessThanOrEqual(paid)
      }
      const sum = [...allotted.values()].reduce((one, other) => one + other, 0)
      const [all, given] = [amounts, refunds.map(({ amount }) => amount)].map(list => list.reduce((a, b) => a + b, 0))
      expect(sum).toBe(Math.min(all ?? 0, given ?? 0))
    }),
  )
})
