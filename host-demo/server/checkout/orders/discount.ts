/** `set`: each costs the value. `subtract`: the value is taken off once. `percent`: hundredths of a percent of each. */
export type PriceMode = 'set' | 'subtract' | 'percent'

interface Discount {
  readonly price_mode: PriceMode
  /** Minor units, or hundredths of a percent. */
  readonly value: number
}

/**
 * What is taken off each price, in minor units: never more than the price, and
 * nothing off what costs less than a set price already.
 * @param step prices are a multiple of it: see `chargeStep`. What is left is one too
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

/** Rounded half up, in whole numbers all the way. */
function shareOf(price: number, hundredths: number): number {
  return Math.floor((price * hundredths + 5000) / 10_000)
}
