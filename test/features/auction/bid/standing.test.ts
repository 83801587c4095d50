import { describe, expect, test } from 'vitest'
import { standingOf } from '../../../../src/features/auction/bid/standing.ts'

type Asked = Parameters<typeof standingOf>

const lot = {
  state: 'closed',
  kind: 'competitive_bid',
  sequence: 5,
  price: 110_00,
  leader_marks: ['mark-1'],
} satisfies Asked[0]
const own = { outcome: 'won', sequence: 5, own_mark: 'mark-1', own_maximum: 120_00, to_pay: 110_00, why: '' }
const standing = (changed: Partial<Asked[0]>, bid: object = {}) =>
  standingOf({ ...lot, ...changed }, { ...own, ...bid } as Asked[1], undefined)

test('whoever had won a lot leads it when it is open again', () => {
  expect(standing({})).toMatchObject({ type: 'won', toPay: 110_00 })
  expect(standing({ state: 'open', sequence: 6 })).toEqual({ type: 'leading', maximum: 120_00 })
})

test.each(['lost', 'withdrawn'])('a bid that was %s counts again when its lot is open again', outcome => {
  expect(standing({ leader_marks: [] }, { outcome }).type).toBe(outcome)
  expect(standing({ leader_marks: [], state: 'open', sequence: 6 }, { outcome }).type).toBe('outbid')
})

test('a bid that was withdrawn alone stays so while others bid on', () => {
  const others = { leader_marks: ['mark-2'], state: 'open' as const, sequence: 6 }
  const withdrawn = { outcome: 'withdrawn', state: 'open', why: 'The organiser has withdrawn your bid.' }
  expect(standing(others, withdrawn)).toEqual({ type: 'withdrawn', why: 'The organiser has withdrawn your bid.' })
})

test('a result that comes before the push that the lot has closed is believed', () => {
  expect(standing({ state: 'open', sequence: 4 }).type).toBe('won')
})

describe('on a live lot', () => {
  const floor = { kind: 'live_auction', state: 'open', sequence: 6, leader_marks: ['mark-2'] } satisfies Partial<
    Asked[0]
  >
  const preBid = { outcome: 'placed', state: 'open', own_maximum: 500_00 }
  const receipt = { sequence: 7, amount: 200_00, own_mark: 'mark-1', leadingYN: false }
  const placed = { receipt, bid_data: { sequence: 7 } } as Asked[2]

  test('a maximum waits for the auctioneer until the room reaches it', () => {
    expect(standing({ ...floor, leader_marks: [], price: undefined }, preBid).type).toBe('placed')
    expect(standing({ ...floor, price: 499_00 }, preBid)).toEqual({ type: 'placed', maximum: 500_00 })
    expect(standing({ ...floor, price: 500_00 }, preBid)).toEqual({ type: 'outbid', maximum: 500_00 })
    // An alert, or an earlier read, may say otherwise.
    expect(standing({ ...floor, price: 300_00 }, { ...preBid, outcome: 'outbid' }).type).toBe('placed')
  })

  test('a bidder for whom the auctioneer bids leads', () => {
    expect(standing({ ...floor, price: 300_00, leader_marks: ['mark-1'] }, preBid).type).toBe('leading')
  })

  test('a maximum waits as soon as it is placed', () => {
    const early = { ...lot, ...floor, leader_marks: [], price: undefined, sequence: 7 }
    expect(standingOf(early, undefined, placed)).toEqual({ type: 'placed', maximum: 200_00 })
    const known = { ...own, ...preBid } as Asked[1]
    expect(standingOf(early, known, placed)).toEqual({ type: 'placed', maximum: 200_00 })
  })
})
