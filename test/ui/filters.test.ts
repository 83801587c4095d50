import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterDecimal, filterDigits, filterPhone } from '../../src/ui/filters.ts'

test('lets digits and one dot into an amount', () => {
  expect(filterDecimal('5', '12')).toBe(true)
  expect(filterDecimal('.', '12')).toBe(true)
  expect(filterDecimal('.', '1.2')).toBe(false)
  expect(filterDecimal(',', '12')).toBe(false)
  expect(filterDecimal('-', '')).toBe(false)
  expect(filterDecimal('e', '1')).toBe(false)
})

test('lets digits alone into a code', () => {
  expect(filterDigits('7', '12')).toBe(true)
  expect(filterDigits('.', '12')).toBe(false)
  expect(filterDigits('٣', '')).toBe(false)
  expect(filterDigits('-', '123')).toBe(false)
})

test('never lets an amount be typed that is no number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' })), typed => {
      const text = typed.reduce((kept, letter) => (filterDecimal(letter, kept) ? kept + letter : kept), '')
      expect(text).toMatch(/^\d*\.?\d*$/)
    }),
  )
})

test('accepts separators in a telephone number', () => {
  for (const typed of ['7', ' ', '-', '+', '(', '/']) expect(filterPhone(typed, '12')).toBe(true)
  expect(filterPhone('e', '12')).toBe(false)
})
