import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencySymbol, formatMoney } from '../../src/lib/money.ts'
import { withoutSign } from '../../src/lib/money-sign.ts'
import { type ParsedAmount, parseAmount } from '../../src/lib/parse-amount.ts'

const gbp = (minor: number) => ({ minor, currency: 'GBP', decimals: 2 })

describe('formatMoney', () => {
  test.each([
    [gbp(1_234_560), 'en-GB', '£12,345.60'],
    [gbp(5000), 'en-GB', '£50'],
    [gbp(5), 'en-GB', '£0.05'],
    [gbp(0), 'en-GB', '£0'],
    [gbp(-250), 'en-GB', '-£2.50'],
    [gbp(1_234_560), 'de', '12.345,60 £'],
    [{ minor: 1_234_560, currency: 'EUR', decimals: 2 }, 'de', '12.345,60 €'],
    [{ minor: 1500, currency: 'JPY', decimals: 0 }, 'en-GB', '¥1,500'],
    [{ minor: 12_345, currency: 'KWD', decimals: 3 }, 'en-GB', 'KWD 12.345'],
    [{ minor: 12_000, currency: 'KWD', decimals: 3 }, 'en-GB', 'KWD 12'],
  ])('writes %o in %s as %s', (money, locale, text) => {
    expect(formatMoney(money, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('takes the decimals from the server, not from the engine', () => {
    expect(formatMoney({ minor: 12_345, currency: 'JPY', decimals: 2 }, 'en-GB')).toBe('¥123.45')
  })
})

test.each([
  ['GBP', 'en-GB', '£'],
  ['EUR', 'de', '€'],
  ['USD', 'en-GB', '$'],
  ['EUR', 'en-IE', '€'],
  ['GBP', 'en-US', '£'],
  ['JPY', 'en-GB', '¥'],
  ['CHF', 'de', 'CHF'],
])('marks %s in %s as %s', (currency, locale, symbol) => {
  expect(currencySymbol(currency, locale)).toBe(symbol)
})

describe('parseAmount', () => {
  test.each([
    ['50', 5000],
    [' 50.5 ', 5050],
    ['50,5', 5050],
    ['.5', 50],
    ['５０', 5000],
    ['１２．５', 1250],
    ['0.50', 50],
    ['12.', 1200],
    ['1 000', 100_000],
    ['1 000 000', 100_000_000],
    ['1\u202f000,50', 100_050],
    ['1’000.50', 100_050],
    ['1,250.50', 125_050],
    ['1.250,50', 125_050],
    ['1,250.5', 125_050],
    ['1,000,000', 100_000_000],
    ['1.000.000', 100_000_000],
    ['0', 0],
    // Over every maximum, whose refusal says how much is allowed.
    ['99999999999999', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads "%s" as %i pence', (text, minor) => {
    expect(parseAmount(text, 2)).toEqual({ type: 'ok', minor })
  })

  test.each<[string, ParsedAmount['type']]>([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1,000', 'ambiguous'],
    ['1.000', 'ambiguous'],
    ['12.345', 'ambiguous'],
    ['12.3456', 'too-precise'],
    ['0.005', 'too-precise'],
    ['1.250,505', 'too-precise'],
    ['fifty', 'invalid'],
    ['-5', 'invalid'],
    ['1e3', 'invalid'],
    ['1.2.3', 'invalid'],
    ['1,00,000', 'invalid'],
    ['50 60', 'invalid'],
    ['50\n60', 'invalid'],
    ['1 00', 'invalid'],
    ['12 34 567', 'invalid'],
    ['1 0000', 'invalid'],
    ['1,250,50', 'invalid'],
    ['1,250.50.5', 'invalid'],
    ['.', 'invalid'],
    ['50 quid', 'invalid'],
    ['€50', 'invalid'],
    ['50 $', 'invalid'],
    ['5€50', 'invalid'],
    ['NaN', 'invalid'],
    ['Infinity', 'invalid'],
  ])('finds "%s" %s', (text, type) => {
    expect(parseAmount(text, 2)).toEqual({ type })
  })

  test.each<[string, number, ParsedAmount]>([
    ['1500', 0, { type: 'ok', minor: 1500 }],
    ['50.5', 0, { type: 'too-precise' }],
    ['1,500', 0, { type: 'ok', minor: 1500 }],
    ['1.500', 0, { type: 'ok', minor: 1500 }],
    ['1500,000', 0, { type: 'ambiguous' }],
    ['1,50', 0, { type: 'too-precise' }],
    ['1.250', 3, { type: 'ok', minor: 1250 }],
    ['1,250', 3, { type: 'ambiguous' }],
    ['1,250.500', 3, { type: 'ok', minor: 1_250_500 }],
  ])('reads "%s" in a currency of %i decimals', (text, decimals, parsed) => {
    expect(parseAmount(text, decimals)).toEqual(parsed)
  })

  test('reads back what formatMoney wrote, or says that it can be read in two ways', () => {
    const currencies = fc.constantFrom(
      { currency: 'GBP', decimals: 2 },
      { currency: 'EUR', decimals: 2 },
      { currency: 'JPY', decimals: 0 },
    )
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.integer({ min: 0, max: 2_000_000 }).map(units => units * 100),
    )
    fc.assert(
      fc.property(amounts, currencies, fc.constantFrom('en-GB', 'de', 'fr', 'de-AT'), (minor, currency, locale) => {
        const units = minor / 10 ** currency.decimals
        const oneGroup = currency.decimals > 0 && Number.isInteger(units) && units >= 1000 && units < 1_000_000
        const written = formatMoney({ minor, ...currency }, locale)
        const bare = withoutSign(written, currencySymbol(currency.currency, locale))
        const parsed = parseAmount(bare, currency.decimals)
        // Some group by a space.
        if (oneGroup && /[.,]/.test(bare)) expect(parsed).toEqual({ type: 'ambiguous' })
        else expect(parsed).toEqual({ type: 'ok', minor })
      }),
      { numRuns: 2000 },
    )
  })

  test('never throws and never makes anything but a whole number of 0 or more', () => {
    const amountLike = fc.string({ unit: fc.constantFrom(...'0123456789.,£ -e’') })
    fc.assert(
      fc.property(fc.oneof(amountLike, fc.string()), fc.integer({ min: 0, max: 4 }), (text, decimals) => {
        const parsed = parseAmount(text, decimals)
        if (parsed.type !== 'ok') return
        expect(Number.isSafeInteger(parsed.minor)).toBe(true)
        expect(parsed.minor).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  ['£50', '£', '50'],
  [' 1.250,50 € ', '€', '1.250,50'],
  ['50', '£', '50'],
  ['50 ', '£', '50 '],
  ['€50', '£', '€50'],
  ['5£0', '£', '5£0'],
  ['£', '£', ''],
  ['CHF 20', 'CHF', '20'],
])('"%s" in a field of %s is "%s"', (text, symbol, bare) => {
  expect(withoutSign(text, symbol)).toBe(bare)
})
