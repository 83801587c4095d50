import { formatMoney } from '../../lib/money.ts'

/** An amount in the currency of what it stands in. */
export function givingMoney(
  { currency, currency_decimals: decimals }: { currency: string; currency_decimals: number },
  minor: number,
  locale: string,
): string {
  return formatMoney({ minor, currency, decimals }, locale)
}
