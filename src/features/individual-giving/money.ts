import { formatMoney } from '../../lib/money.ts'

/** Formats an amount in the currency of the record it belongs to. */
export function givingMoney(
  { currency, currency_decimals: decimals }: { currency: string; currency_decimals: number },
  minor: number,
  locale: string,
): string {
  return formatMoney({ minor, currency, decimals }, locale)
}
