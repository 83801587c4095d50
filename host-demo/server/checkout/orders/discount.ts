import type { PriceMode } from '../../../../src/api/voucher-kinds.ts'

interface Discount {
  readonly price_mode: PriceMode
  /** Minor units, or hundredths of a percent. */
  readonly value: number
  /** How many pieces of an order it covers, the first ones. Null: all. */
  readonly pieces?: number | null
}

interface Line {
  /** Minor units of one. */
  readonly unitPrice: number
  readonly quantity: number
}

/**
 * The discount on each line, in minor units: never more than its amount, and nothing for a price that is already below
 * a `set` one.
 * @param step both price and discounted price are multiples of it: see `chargeStep`
 */
export function discountsOf({ price_mode, value, pieces }: Discount, lines: readonly Line[], step = 1): number[] {
  let left = price_mode === 'subtract' ? value : 0
  let uncovered = pieces ?? Number.POSITIVE_INFINITY
  return lines.map(({ unitPrice, quantity }) => {
    const covered = Math.min(quantity, uncovered)
    uncovered -= covered
    const amount = unitPrice * covered
    const wanted = {
      none: 0,
      set: (unitPrice - value) * covered,
      subtract: left,
      percent: shareOf(amount, value),
      free: amount,
    }[price_mode]
    const off = Math.min(amount, Math.floor(Math.max(0, wanted) / step) * step)
    left -= off
    return off
  })
}

/** Rounds half up, with integers only. */
function shareOf(price: number, hundredths: number): number {
  return Math.floor((price * hundredths + 5000) / 10_000)
}
