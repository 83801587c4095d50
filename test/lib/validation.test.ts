import { is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { emailAddress } from '../../src/api/email-input.ts'
import { formMessages } from '../../src/lib/form.messages.ts'
import { parseAmount } from '../../src/lib/parse-amount.ts'
import { check, email, maxLength, minLength, misreadAmount, required } from '../../src/lib/validation.ts'

test.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  ['Ada', true],
  ['0', true],
])('required: "%s" passes: %s', (value, passes) => {
  expect(required(value)).toEqual(passes ? undefined : { key: 'required' })
})

describe('an email address is the same for forms, calls and imported lists', () => {
  const takes = (text: string) => [email(text) === undefined, is(emailAddress(), text)]

  test.each([
    ...['ada@example.com', ' ada@example.com ', 'a.b+c@sub.example.co.uk', 'ä@exämple.de', '陳@例え.jp'],
    ...["o'brien@donors.example", 'r&d@example.com', 'a_b-c@x-y.example', 'a/b=c@example.com'],
  ])('takes "%s"', text => expect(takes(text)).toEqual([true, true]))

  test.each([
    ...['ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'ada@example..com', 'a b@example.com'],
    ...[
      'a,b@example.com',
      'a;b@example.com',
      '<a@example.com>',
      '"a"@example.com',
      'a(b)@example.com',
      'a\\b@c.example',
    ],
    ...[
      'a\0b@example.com',
      'a\u007f@example.com',
      'a\r\nBcc:b@example.com',
      'a@exam\u2003ple.com',
      'a\u200bb@example.com',
      'a\u202eb@example.com',
      'a@exam\u00adple.com',
      'a@b.example,c@d.example',
    ],
  ])('refuses %j', text => expect(takes(text)).toEqual([false, false]))

  test('nothing is left to `required`, and no address is too long for a mail', () => {
    expect([email(''), email('  ')]).toEqual([undefined, undefined])
    expect(is(emailAddress(), `${'a'.repeat(243)}@example.com`)).toBe(false)
  })
})

test('lengths are counted in characters that a person sees as one, and say their limit', () => {
  expect(maxLength(3)('abc')).toBeUndefined()
  expect(maxLength(3)('🎈🎈🎈')).toBeUndefined()
  expect(maxLength(3)('abcd')).toEqual({ key: 'stringMax', values: { max: 3 } })
  expect(minLength(6)('secret')).toBeUndefined()
  expect(minLength(6)('🎈🎈🎈')).toEqual({ key: 'stringMin', values: { min: 6 } })
})

test('an empty field is the affair of `required` alone', () => {
  expect(minLength(6)('')).toBeUndefined()
})

test('says the first problem only, in the order of the validators', () => {
  expect(check('', [required, email])).toEqual({ key: 'required' })
  expect(check('ada', [required, email, maxLength(2)])).toEqual({ key: 'email' })
  expect(check('ada@example.com', [required, email])).toBeUndefined()
  expect(check('', [])).toBeUndefined()
})

test('has the words of the specification', () => {
  expect(formMessages.required).toBe('Please enter {label}')
})

describe('an amount that cannot be read', () => {
  test.each([
    ['12.3456', 2, { key: 'amountPrecise', values: { decimals: 2 } }],
    ['1,000', 2, { key: 'amountAmbiguous' }],
    ['12.5', 0, { key: 'amountWhole' }],
    ['1,00', 0, { key: 'amountWhole' }],
    ['1,000', 0, undefined],
    ['1.5000', 3, { key: 'amountPrecise', values: { decimals: 3 } }],
    ['lots', 0, { key: 'amountFigures' }],
    ['1000', 0, undefined],
    ['', 0, undefined],
  ])('"%s" with %i digits after the dot', (typed, decimals, problem) => {
    expect(misreadAmount(parseAmount(typed, decimals).type, decimals)).toEqual(problem)
  })
})
