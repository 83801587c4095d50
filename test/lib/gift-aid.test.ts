import { expect, test } from 'vitest'
import { coversScope, giftAidDeclaration, giftAidOn, mayGiftAid } from '../../src/lib/gift-aid.ts'

test.each([
  [50_00, 12_50],
  [1_00, 25],
  [1_03, 25],
  [0, 0],
])('a gift of %i pence is worth %i more', (gift, more) => {
  expect(giftAidOn(gift)).toBe(more)
})

test('the declaration names the charity, says what it covers and whose responsibility it is', () => {
  const one = giftAidDeclaration('this_gift', 'Starling House')
  expect(one).toContain('I want to Gift Aid my gift to Starling House.')
  expect(one).toContain('I am a UK taxpayer')
  expect(one).toContain('my responsibility to pay any difference')
  const all = giftAidDeclaration('all_gifts', 'Starling House')
  expect(all).toContain('in the future')
  expect(all).toContain('past 4 years')
})

test('an answer holds for as much as was asked, and for less', () => {
  expect(coversScope('this_gift', 'this_gift')).toBe(true)
  expect(coversScope('all_gifts', 'this_gift')).toBe(true)
  expect(coversScope('this_gift', 'all_gifts')).toBe(false)
  expect(coversScope(undefined, 'this_gift')).toBe(false)
})

test('it is for people, and for pounds', () => {
  expect(mayGiftAid('GBP', undefined)).toBe(true)
  expect(mayGiftAid('GBP', ' ')).toBe(true)
  expect(mayGiftAid('EUR', undefined)).toBe(false)
  expect(mayGiftAid('GBP', 'Acme Ltd')).toBe(false)
})
