import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byHand,
  checkParts,
  chosenField,
  emptyParts,
  partsOf,
  shareField,
} from '../../../src/features/pledges/charity/parts.ts'
import { linesOf } from '../../../src/features/pledges/pay/pledge-pay.store.ts'

const charities = ['bees', 'books', 'boats', 'bread'].map(id => ({ charity_id: id, name: id }))
const choice = fc.subarray(
  charities.map(({ charity_id }) => charity_id),
  { minLength: 1 },
)
const typed = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

const chosen = (ids: readonly string[]) => ({
  ...emptyParts(charities),
  ...Object.fromEntries(ids.map(id => [chosenField(id), 'yes'])),
})

test('whatever is chosen, the order’s lines sum exactly to the amount', () => {
  fc.assert(
    fc.property(choice, fc.integer({ min: 100, max: 25_000_00 }), (ids, amount) => {
      const values = chosen(ids)
      expect(checkParts(values, charities, amount, 2)).toEqual({})
      const parts = partsOf(values, charities, amount, 2, 'A library')
      const lines = linesOf({ itemId: 'x', title: 'x', amount, parts, showName: true, showAmount: false })
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
      expect(lines.map(line => line.charity_id)).toEqual(ids)
      for (const line of lines) expect(line.pledge_amount ?? line.amount).toBe(amount)
    }),
  )
})

test('divided by hand only the whole goes through, to the penny', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(shares, fc.integer({ min: -2, max: 2 }), (each, off) => {
      const ids = charities.slice(0, each.length).map(({ charity_id }) => charity_id)
      const fields = ids.map((id, index) => [shareField(id), typed(each[index] ?? 0)])
      const values = { ...chosen(ids), differently: 'yes', ...Object.fromEntries(fields) }
      const amount = each.reduce((sum, share) => sum + share, 0) + off
      expect(Object.keys(checkParts(values, charities, amount, 2))).toHaveLength(off === 0 ? 0 : 1)
      if (off === 0) expect(partsOf(values, charities, amount, 2, '').map(part => part.amount)).toEqual(each)
    }),
  )
})

test('dividing by hand begins with the even shares, and then with those that were typed', () => {
  const values = chosen(['bees', 'books', 'boats'])
  const even = byHand(values, charities, 50_00, 2)
  expect(even).toEqual({
    differently: 'yes',
    [shareField('bees')]: '16.67',
    [shareField('books')]: '16.67',
    [shareField('boats')]: '16.66',
  })
  const typed = { ...values, ...even, [shareField('bees')]: '16.68', [shareField('books')]: '16.66' }
  expect(byHand(typed, charities, 50_00, 2)).toEqual({ differently: 'yes' })
  expect(byHand(typed, charities, 30_00, 2)).toMatchObject({ [shareField('bees')]: '10' })
  expect(byHand(values, charities, undefined, 2)).toEqual({ differently: 'yes' })
})

test('no charity is preselected, and one must be chosen', () => {
  expect(checkParts(emptyParts(charities), charities, 50_00, 2)).toHaveProperty(chosenField('bees'))
  expect(partsOf({}, [], 50_00, 2, 'A night of care')).toEqual([
    { charityId: undefined, name: 'A night of care', amount: 50_00 },
  ])
})

test('what is wrong with a share is said', () => {
  const shares = (bees: string, books: string) =>
    checkParts(
      { ...chosen(['bees', 'books']), differently: 'yes', [shareField('bees')]: bees, [shareField('books')]: books },
      charities,
      50_00,
      2,
    )
  expect(shares('', '25')).toEqual({ [shareField('bees')]: { key: 'required' } })
  expect(shares('0', '1,000')).toEqual({
    [shareField('bees')]: { key: 'required' },
    [shareField('books')]: { key: 'amountAmbiguous' },
  })
  expect(shares('25.5555', '25')).toEqual({ [shareField('bees')]: { key: 'amountPrecise', values: { decimals: 2 } } })
  expect(shares('25', '20')).toEqual({ [shareField('books')]: { key: 'amountShares' } })
})
