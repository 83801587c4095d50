import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundAmounts } from '../../../../host-demo/server/modules/tickets/seats/refund-amounts.ts'

const seat = (price: number, refund?: { id: string; amount: number }) => ({ price, refund })
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

test('the seats of a line share what was paid by their prices, or evenly if they have none', () => {
  expect(refundAmounts({ paid: 120_00, left: 120_00 }, [seat(100_00), seat(50_00)])).toEqual([80_00, 40_00])
  expect(refundAmounts({ paid: 100, left: 100 }, [seat(0), seat(0), seat(0)])).toEqual([33, 33, 34])
  expect(refundAmounts({ paid: 100_000, left: 100_000 }, [seat(1), seat(1), seat(1)], 10)).toEqual([
    33_330, 33_330, 33_340,
  ])
})

test('a seat shows what went back for it, and the last one gets what is left', () => {
  const refund = { id: 'ref', amount: 96_00 }
  expect(refundAmounts({ paid: 120_00, left: 24_00 }, [seat(100_00, refund), seat(50_00)])).toEqual([96_00, 24_00])
  expect(refundAmounts({ paid: 60_00, left: 30_00 }, [seat(20_00), seat(20_00), seat(20_00)])).toEqual([
    10_00, 10_00, 10_00,
  ])
})

test('a seat that cost nothing gets nothing, also once nothing is left', () => {
  const refund = { id: 'ref', amount: 90_00 }
  expect(refundAmounts({ paid: 90_00, left: 0 }, [seat(20_00, refund), seat(0)])).toEqual([90_00, 0])
})

test('refunds in any order and in any groups neither change the shares nor leave anything', () => {
  const priced = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 6 })
  const groups = fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(priced, groups, fc.nat({ max: 20_000 }), fc.constantFrom(1, 10), (prices, groupOf, steps, step) => {
      const paid = steps * step
      let seats = prices.map(price => seat(price))
      const first = refundAmounts({ paid, left: paid }, seats, step)
      expect(sum(first)).toBe(paid)
      let left = paid
      for (const group of [0, 1, 2]) {
        const amount = sum(first.filter((_, index) => groupOf[index] === group))
        if (amount === 0) continue
        left -= amount
        seats = seats.map((one, index) =>
          groupOf[index] === group ? seat(one.price, { id: `${group}`, amount }) : one,
        )
        expect(refundAmounts({ paid, left }, seats, step)).toEqual(first)
      }
      expect(left).toBe(0)
    }),
  )
})
