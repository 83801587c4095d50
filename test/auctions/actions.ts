import fc from 'fast-check'
import type { Increments } from '../../src/lib/next-bid.ts'
import type { NaiveKind } from './naive-lot.ts'

/** Actions of bidders, the room and the operator. `more`: by how much an amount is above or below the least bid. */
const action = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('bid' as const),
      who: fc.nat({ max: 4 }),
      more: fc.integer({ min: -8, max: 60 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('floor' as const),
      who: fc.nat({ max: 2 }),
      more: fc.integer({ min: -8, max: 40 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('withdraw', 'reinstate'), which: fc.nat({ max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('pause', 'resume', 'lock', 'unlock', 'reopen', 'close') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('promote' as const), ask: fc.option(fc.integer({ min: 1, max: 90 })) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ask' as const), more: fc.integer({ min: -5, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hammer' as const), sold: fc.boolean() }) },
)

export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

/** A random table of steps. */
export const increments = fc
  .tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.array(fc.record({ width: fc.integer({ min: 1, max: 60 }), step: fc.integer({ min: 1, max: 40 }) }), {
      maxLength: 3,
    }),
  )
  .map(([step, more]): Increments => {
    const rows = [{ from: 0, step }]
    for (const { width, step } of more) rows.push({ from: (rows.at(-1)?.from ?? 0) + width, step })
    return rows
  })

/** A random lot, and actions on it. */
export const auctions = fc.record({
  kind: fc.constantFrom<NaiveKind>('competitive_bid', 'competitive_bid', 'sealed_bid', 'live_auction'),
  opening: fc.integer({ min: 1, max: 80 }),
  increments,
  proxy: fc.boolean(),
  winners: fc.integer({ min: 1, max: 3 }),
  reserve: fc.option(fc.integer({ min: 1, max: 150 })),
  extension: fc.constantFrom(0, 1, 2),
  /** Seconds from the beginning. */
  end: fc.integer({ min: 60, max: 600 }),
  actions: fc.array(action, { minLength: 3, maxLength: 22 }),
})

export type RandomAuction = typeof auctions extends fc.Arbitrary<infer T> ? T : never

/** Every price that the increments lead to: walks up one unit at a time. */
export function pricesOf(increments: Increments, most: number): number[] {
  const prices = [0]
  let step = 0
  for (let price = 1; price <= most; price++) {
    const last = prices.at(-1) ?? 0
    step = increments.find(row => row.from === last)?.step ?? step
    if (price === last + step || increments.some(row => row.from === price)) prices.push(price)
  }
  return prices
}
