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
