import { expect, test } from 'vitest'
import { fill } from '../../src/lib/messages.ts'

const donors = { one: 'by {count} donor', other: 'by {count} donors' }
const german = { one: 'von {count} Person', other: 'von {count} Menschen' }

test.each([
  [donors, 0, 'en-GB', 'by 0 donors'],
  [donors, 1, 'en-GB', 'by 1 donor'],
  [donors, 2, 'en-GB', 'by 2 donors'],
  [donors, 1234, 'en-GB', 'by 1,234 donors'],
  [german, 0, 'de', 'von 0 Menschen'],
  [german, 1, 'de', 'von 1 Person'],
  [german, 1234, 'de', 'von 1.234 Menschen'],
])('chooses the form of %o for %i in %s', (message, count, locale, said) => {
  expect(fill(message, { count }, locale)).toBe(said)
})

test("uses a language's own forms, and `other` for one that is not given", () => {
  const welsh = { zero: 'dim', one: 'un', two: 'dau', few: 'ychydig', many: 'llawer', other: 'arall' }
  expect([0, 1, 2, 3, 6, 9].map(count => fill(welsh, { count }, 'cy'))).toEqual(Object.values(welsh))
  expect(fill({ one: 'one', other: 'other' }, { count: 2 }, 'cy')).toBe('other')
})

test('takes `other` where there is no count', () => {
  expect(fill(donors, {}, 'en-GB')).toBe('by {count} donors')
})

test('puts texts in as they are, and numbers as the language writes them', () => {
  const values = { amount: '£1000', percent: 12_345.5 }
  expect(fill('{amount}, {percent} %', values, 'en-GB')).toBe('£1000, 12,345.5 %')
  expect(fill('{amount}, {percent} %', values, 'de')).toBe('£1000, 12.345,5 %')
})

test('shows a placeholder that nobody filled, and fills one as often as it stands there', () => {
  expect(fill('Thank you, {name}!', {}, 'en-GB')).toBe('Thank you, {name}!')
  expect(fill('{name} and {name}', { name: 'Ada' }, 'en-GB')).toBe('Ada and Ada')
})

test('does not take what a visitor typed for a pattern or a placeholder', () => {
  expect(fill('Thank you, {name}!', { name: '$& {amount}', amount: '£5' }, 'en-GB')).toBe('Thank you, $& {amount}!')
})

test('shows an empty text as empty and a nought as 0', () => {
  expect(fill('[{text}] {number}', { text: '', number: 0 }, 'en-GB')).toBe('[] 0')
})
