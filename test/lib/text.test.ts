import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, joinInWords, truncate } from '../../src/lib/text.ts'

test.each([
  ['A weekend in Skye', 40, 'A weekend in Skye'],
  ['A weekend in Skye', 17, 'A weekend in Skye'],
  ['A weekend in Skye', 16, 'A weekend in…'],
  ['A weekend in Skye', 10, 'A weekend…'],
  ['Donaudampfschiff', 8, 'Donauda…'],
  ['A Donaudampfschiff', 10, 'A Donauda…'],
  ['🎈🎈🎈🎈', 3, '🎈🎈…'],
])('cuts "%s" at %i to "%s"', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut)
})

test('never gets longer than asked, and always begins as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, length) => {
      const cut = truncate(text, length)
      expect([...cut].length).toBeLessThanOrEqual(Math.max(length, 1))
      expect(text.startsWith(cut.replace(/…$/, '')) || cut === text).toBe(true)
    }),
  )
})

test.each([
  [12_345, 'en-GB', '12,345'],
  [12_345, 'de', '12.345'],
  [999, 'en-GB', '999'],
  [1_234_567, 'en-GB', '1,234,567'],
])('writes %i in %s as %s', (value, locale, text) => {
  expect(formatNumber(value, locale)).toBe(text)
})

test('joins words as Intl does, in English without it', () => {
  const locales = ['en-GB', 'en-IE', 'en-US', 'en-ZA', 'de', 'fr']
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.constantFrom(...locales), (parts, locale) => {
      expect(joinInWords(parts, locale)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts))
    }),
  )
})
