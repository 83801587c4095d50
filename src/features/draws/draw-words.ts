import type { Draw } from '../../api/draws.ts'
import { formatMoney } from '../../lib/money.ts'
import type { Ranges } from '../../lib/prize-draw.ts'
import type { DrawPhase } from './use-draw-phase.ts'

interface Money {
  currency: string
  currency_decimals: number
}

export const drawMoney = ({ currency, currency_decimals: decimals }: Money, minor: number, locale: string): string =>
  formatMoney({ minor, currency, decimals }, locale)

export const badgeKinds = {
  coming: 'info',
  open: 'success',
  soldOut: 'warning',
  ending: 'warning',
  closed: 'neutral',
  drawn: 'brand',
} as const satisfies Readonly<Record<DrawPhase, string>>

/** `17, 19–23` */
export const rangeWords = (ranges: Ranges): string =>
  ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')

/** The most numbers in one order. */
const mostInOrder = 500

/** The numbers of entries that somebody can choose from. */
export function countsOf({ left, per_person, numbers_each, sold_by }: Draw): number[] {
  if (sold_by === 'fixed_price') return [numbers_each]
  const most = Math.min(left ?? mostInOrder, per_person ?? mostInOrder, mostInOrder)
  return steps.filter(count => count <= most)
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500]
