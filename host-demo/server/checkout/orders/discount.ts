/**
 * `set`: each costs the value. `subtract`: the value is subtracted once. `percent`: hundredths of a percent of each.
 */
export type PriceMode = 'set' | 'subtract' | 'percent'

interface Discount {
  readonly price_mode: PriceMode
  /** Minor units, or hundredths of a percent. */
  readonly value: number
}

/**
 * The discount on each price, in minor units: never more than the price, and nothing for a price that is already below
 * a `set` one.
 * @param step both price and discounted price are multiples of it: see `chargeStep`
 */
export function discountsOf({ price_mode, value }: Discount, prices: readonly number[], step = 1): number[] {
  let left = price_mode === 'subtract' ? value : 0
  return prices.map(price => {
    const wanted = price_mode === 'set' ? price - value : price_mode === 'percent' ? shareOf(price, value) : left
    const off = Math.min(price, Math.floor(Math.max(0, wanted) / step) * step)
    left -= off
    return off
  })
}

/** Rounds half up, with integers only. */
function shareOf(price: number, hundredths: number): number {
  return Math.floor((price * hundredths + 5000) / 10_000)
}
