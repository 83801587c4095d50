import type { Increments } from '../../../../../src/lib/next-bid.ts'

/** Amounts between 100 and 1,000 from which another step applies, and that step. */
const rowsFromHundred = [
  [100, 10],
  [200, 20],
  [320, 30],
  [380, 20],
  [420, 30],
  [480, 20],
  [500, 50],
] as const

/**
 * The auctioneers' ladder: by leading digit, 1 goes up in ones (100, 110), 2 in twos (200, 220), 3 and 4 by 0-2-5-8
 * (300, 320, 350, 380), 5 to 9 in fives (500, 550), the same for each power of ten. In tens below 100, in ones below 10.
 * @param decimals of the currency: 2 for GBP
 */
export function standardIncrements(decimals: number): Increments {
  const unit = 10 ** decimals
  const rows = [
    [0, 1],
    [10, 10],
    ...[1, 10, 100, 1000, 10_000].flatMap(scale => rowsFromHundred.map(row => row.map(value => value * scale))),
  ]
  return rows.map(([from = 0, step = 1]) => ({ from: from * unit, step: step * unit }))
}
