import { groupThousands, isPlainEnglish } from './english.ts'

/**
 * An amount of money. The server sends `decimals` with every currency, since browsers disagree about some (HUF, RSD
 * and others).
 */
export interface Money {
  /** Integer minor units: pence, cents, yen. */
  minor: number
  /** ISO 4217, such as GBP. */
  currency: string
  /** Digits after the decimal point: 2 for GBP, 0 for JPY, 3 for KWD. */
  decimals: number
}

/** "£12,345.60"; whole amounts are shown without decimals: "£50". */
export function formatMoney({ minor, currency, decimals }: Money, locale: string): string {
  const digits = minor % 10 ** decimals === 0 ? 0 : decimals
  const symbol = isPlainEnglish(locale) && Number.isSafeInteger(minor) && minor >= 0 ? symbols[currency] : undefined
  if (!symbol) return formatter(locale, currency, digits).format(minor / 10 ** decimals)
  const written = String(minor).padStart(decimals + 1, '0')
  const whole = groupThousands(written.slice(0, written.length - decimals))
  return symbol + whole + (digits ? `.${written.slice(-decimals)}` : '')
}

const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }

/** "£", "€", "CHF": the currency's sign for a field. */
export function currencySymbol(currency: string, locale: string): string {
  const symbol = isPlainEnglish(locale) ? symbols[currency] : undefined
  if (symbol) return symbol
  const parts = formatter(locale, currency, 0).formatToParts(0)
  return parts.find(part => part.type === 'currency')?.value ?? currency
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  let known = formatters.get(key)
  if (!known) {
    known = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, known)
  }
  return known
}
