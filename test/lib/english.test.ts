import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainEnglish } from '../../src/lib/english.ts'
import { fill } from '../../src/lib/messages.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { formatNumber } from '../../src/lib/text.ts'

const locale = fc.constantFrom('en-GB', 'en-US', 'en-IE', 'en-gb')
/** The largest amount that is exact as a double divided by 1,000. */
const amount = fc.oneof(
  fc.nat({ max: 99_999 }),
  fc.nat({ max: 2 ** 31 - 1 }).map(value => value * 1000),
)

test('money written by hand is what Intl writes', () => {
  fc.assert(
    fc.property(
      locale,
      fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'KWD'),
      amount,
      fc.constantFrom(0, 2, 3),
      (at, currency, minor, decimals) => {
        const digits = minor % 10 ** decimals === 0 ? 0 : decimals
        const options: Intl.NumberFormatOptions = {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }
        // As a decimal text, because a double cannot hold every amount exactly.
        const text = String(minor).padStart(decimals + 1, '0')
        const exact = decimals ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text
        expect(formatMoney({ minor, currency, decimals }, at)).toBe(
          new Intl.NumberFormat(at, options).format(exact as Intl.StringNumericLiteral),
        )
      },
    ),
  )
})

test('numbers and plurals written by hand are what Intl writes', () => {
  fc.assert(
    fc.property(locale, amount, (at, count) => {
      expect(formatNumber(count, at)).toBe(new Intl.NumberFormat(at).format(count))
      expect(fill({ one: 'one', other: 'other' }, { count }, at)).toBe(new Intl.PluralRules(at).select(count))
    }),
  )
})

test('other English is left to Intl: India groups in another way', () => {
  expect(isPlainEnglish('en-IN')).toBe(false)
  expect(formatNumber(1_234_567, 'en-IN')).toBe('12,34,567')
  expect(formatMoney({ minor: -500, currency: 'GBP', decimals: 2 }, 'en-GB')).toBe('-£5')
})
