/**
 * Divides an amount evenly: no part is more than one step larger than another, the larger ones come first, and their
 * sum is the amount.
 * @param amount integer minor units
 */
export function splitAmount(amount: number, parts: number): number[] {
  const least = Math.floor(amount / parts)
  const larger = amount - least * parts
  return Array.from({ length: parts }, (_, index) => least + (index < larger ? 1 : 0))
}

/**
 * Divides an amount in proportion to weights. The units lost by rounding down go to the largest remainders, and among
 * equal ones to the first.
 * @param amount integer minor units
 * @param weights integers with a sum above 0
 */
export function splitInProportion(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, least: Number(product / whole), remainder: product % whole }
  })
  const left = amount - shares.reduce((sum, { least }) => sum + least, 0)
  const byRemainder = [...shares].sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder < other.remainder ? 1 : -1,
  )
  const larger = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map(({ index, least }) => least + (larger.has(index) ? 1 : 0))
}
