import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standardIncrements } from '../../../../../host-demo/server/modules/auction/rules/increments.ts'
import {
  type Bid,
  byRank,
  outcomeOf,
  payments,
  refusalOf,
  type Terms,
} from '../../../../../host-demo/server/modules/auction/rules/standing.ts'
import { nextBid } from '../../../../../src/lib/next-bid.ts'
import { increments, pricesOf } from '../../../../auctions/actions.ts'
import { fullRun } from '../../../../full-run.ts'
import { NaiveAuction } from './naive-auction.ts'

test('the standard increments are the auctioneers’ usual steps, repeated for each power of ten', () => {
  const climb = (from: number, steps: number) => {
    const prices = [from]
    while (prices.length <= steps) prices.push(nextBid(standardIncrements(0), prices.at(-1) ?? 0))
    return prices.slice(1)
  }
  expect(climb(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30])
  expect(climb(90, 3)).toEqual([100, 110, 120])
  expect(climb(180, 20)).toEqual([
    190, 200, 220, 240, 260, 280, 300, 320, 350, 380, 400, 420, 450, 480, 500, 550, 600, 650, 700, 750,
  ])
  expect(climb(950, 3)).toEqual([1000, 1100, 1200])
  expect(climb(3000, 5)).toEqual([3200, 3500, 3800, 4000, 4200])
  expect(nextBid(standardIncrements(2), 85_00)).toBe(90_00)
  expect(nextBid(standardIncrements(2), 310_00)).toBe(320_00)
})

/** Keeps one bid per bidder, as the database does. */
class Auction {
  readonly bids = new Map<string, Bid>()
  #sequence = 0

  readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
  }

  get ranked() {
    return [...this.bids.values()].sort(byRank)
  }

  get outcome() {
    return outcomeOf(this.terms, this.ranked.slice(0, this.terms.winners + 1))
  }

  bid(bidder: string, maximum: number) {
    const refusal = refusalOf(this.terms, this.outcome, this.bids.get(bidder), maximum)
    if (refusal) return refusal.why
    this.bids.set(bidder, { bidder, maximum, sequence: ++this.#sequence })
    return 'accepted'
  }
}

const auctions = fc
  .record({
    opening: fc.integer({ min: 1, max: 80 }),
    increments,
    proxy: fc.boolean(),
    winners: fc.integer({ min: 1, max: 3 }),
    reserve: fc.option(fc.integer({ min: 1, max: 200 })),
  })
  .map((terms): Terms => ({ ...terms, reserve: terms.winners === 1 ? terms.reserve : null }))

const bids = fc.array(
  fc.record({ bidder: fc.constantFrom('a', 'b', 'c', 'd', 'e'), more: fc.integer({ min: -10, max: 60 }) }),
  {
    maxLength: 25,
  },
)

test('prices, leaders and winners are those of the naive model, in random auctions', () => {
  fc.assert(
    fc.property(auctions, bids, (terms, tried) => {
      const auction = new Auction(terms)
      const naive = new NaiveAuction({ ...terms, prices: pricesOf(terms.increments, 4000) })
      let before = 0
      for (const { bidder, more } of tried) {
        const maximum = Math.max(1, auction.outcome.next + more)
        expect(auction.bid(bidder, maximum)).toBe(naive.bid(bidder, maximum))
        const { leaders, price, next } = auction.outcome
        expect({ leaders: leaders.map(leader => leader.bidder), price, next }).toEqual({
          leaders: naive.leaders(),
          price: naive.price(),
          next: naive.next(),
        })
        const full = leaders.length === terms.winners
        if (full && price !== null) expect(price).toBeGreaterThanOrEqual(before)
        if (full) before = price ?? 0
      }
      const pays = payments(terms, auction.outcome).map(({ bidder, pays }) => [bidder, pays] as const)
      expect(new Map(pays)).toEqual(naive.sold())
    }),
    { numRuns: fullRun ? 10_000 : 300 },
  )
})

test('a leader may win by less than a step, an earlier maximum wins a tie, and a maximum is not lowered', () => {
  const auction = new Auction({
    opening: 50_00,
    reserve: null,
    winners: 1,
    proxy: true,
    increments: standardIncrements(2),
  })
  auction.bid('ada', 85_00)
  auction.bid('ben', 120_00)
  expect(auction.outcome).toMatchObject({ price: 90_00, next: 100_00 })
  auction.bid('cyd', 120_00)
  expect(auction.outcome).toMatchObject({ price: 120_00, leaders: [{ bidder: 'ben' }] })
  expect(auction.bid('ben', 110_00)).toBe('bid_too_low')
  auction.bid('cyd', 125_00)
  expect(auction.bid('cyd', 125_00)).toBe('bid_too_low')
  auction.bid('ben', 130_00)
  expect(auction.outcome).toMatchObject({ price: 130_00, leaders: [{ bidder: 'ben' }] })
})

test('below the reserve a bidder bids all of the maximum, from there on the reserve', () => {
  const auction = new Auction({
    opening: 50_00,
    reserve: 200_00,
    winners: 1,
    proxy: true,
    increments: standardIncrements(2),
  })
  auction.bid('ada', 150_00)
  expect(auction.outcome).toMatchObject({ price: 150_00, reserveMet: false })
  expect(payments(auction.terms, auction.outcome)).toEqual([])
  auction.bid('ben', 400_00)
  expect(auction.outcome).toMatchObject({ price: 200_00, reserveMet: true, next: 220_00 })
})
