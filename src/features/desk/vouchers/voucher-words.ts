import type { PriceMode } from '../../../api/voucher-kinds.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/text.ts'
import type { vouchersMessages } from './vouchers.messages.ts'

interface Worth {
  readonly price_mode: PriceMode
  readonly value: number
}

interface Money {
  readonly currency: string
  readonly currency_decimals: number
}

type Say = (key: keyof typeof vouchersMessages, values?: Readonly<Record<string, string | number>>) => string

/** A voucher's effect: "10 % off". */
export function worthOf({ price_mode, value }: Worth, money: Money, say: Say, locale: string): string {
  const { currency, currency_decimals: decimals } = money
  if (price_mode === 'percent') {
    return say('worth_percent', { share: formatNumber(value / 100, locale) })
  }
  return say(`worth_${price_mode}`, { amount: formatMoney({ minor: value, currency, decimals }, locale) })
}

/** The name of an origin of order lines. An origin without a name is shown as it is. */
export function originName(origin: string, say: Say): string {
  return isNamed(origin) ? say(`origin_${origin}`) : origin
}

const named = ['ticket', 'dynamic_payment', 'auction'] as const

const isNamed = (origin: string): origin is (typeof named)[number] => named.some(one => one === origin)
