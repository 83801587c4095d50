/** Minor units. */
interface Line {
  readonly paid: number
  /** What can still be refunded of it. */
  readonly left: number
}

interface Seat {
  /** What it would have cost on its own when it was ordered. */
  readonly price: number
  /** Its own refund, perhaps together with other seats of the line, requested or done. */
  readonly refund: { readonly id: string; readonly amount: number } | undefined
}

/**
 * What goes back for each seat of a line, or went back, in minor units. Seats without a refund of their own share what
 * is left of the line, so the last one gets all of it, also if some was refunded elsewhere.
 * @param step the paid amount and all shares are multiples of it: see `chargeStep`
 */
export function refundAmounts({ paid, left }: Line, seats: readonly Seat[], step = 1): number[] {
  const prices = seats.map(({ price }) => price)
  const amounts = split(paid, prices, step)
  const shareOut = (amount: number, id: string | undefined) => {
    const places = seats.flatMap(({ refund }, place) => (refund?.id === id ? place : []))
    const shares = places.map(place => amounts[place] ?? 0)
    const parts = split(amount, shares, step)
    for (const [index, place] of places.entries()) amounts[place] = parts[index] ?? 0
  }
  const refunds = new Map(seats.flatMap(({ refund }) => (refund ? [[refund.id, refund.amount] as const] : [])))
  for (const [id, amount] of refunds) shareOut(amount, id)
  if (left > 0) shareOut(left, undefined)
  return amounts
}

/** Splits an amount in proportion to the weights, or evenly if all are 0. The parts add up to the amount. */
function split(amount: number, weights: readonly number[], step: number): number[] {
  const steps = amount / step
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const of = all ? weights : weights.map(() => 1)
  const total = all || weights.length
  let before = 0
  return of.map(weight => {
    const from = Math.floor((steps * before) / total)
    before += weight
    return (Math.floor((steps * before) / total) - from) * step
  })
}
