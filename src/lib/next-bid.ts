/** From this price on, bids rise by this step. Minor units. */
export interface Increment {
  readonly from: number
  readonly step: number
}

/** Sorted by `from`; the first is from 0. */
export type Increments = readonly Increment[]

/** The least bid above a price: the price plus its step, but at most the start of the next row. */
export function nextBid(increments: Increments, price: number): number {
  const index = increments.findLastIndex(({ from }) => from <= price)
  const row = increments[index]
  if (!row) throw new Error(`No increment from ${price} on`)
  const next = row.from + (Math.floor((price - row.from) / row.step) + 1) * row.step
  return Math.min(next, increments[index + 1]?.from ?? next)
}
