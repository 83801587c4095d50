import { expect, test } from 'vitest'
import type { ListedLot } from '../../../../src/features/auction/lots.store.ts'
import { groupsOf } from '../../../../src/features/auction/my-bids/bid-groups.ts'
import type { OwnBid } from '../../../../src/features/auction/my-bids/my-bids.store.ts'

const own = {
  auction_item_id: 'lot-1',
  sequence: 5,
  state: 'closed',
  own_mark: 'mark-1',
  outcome: 'won',
  to_pay: 110_00,
}
const lot = { ...own, sequence: 6, state: 'open', leader_marks: ['mark-1'] }
const shown = (bid: object, live: object) =>
  groupsOf([{ ...own, ...bid } as OwnBid], new Map([['lot-1', { ...lot, ...live } as unknown as ListedLot]]))

test('what was won or lost is open again once its lot is', () => {
  expect(shown({}, {})).toMatchObject([{ type: 'leading', bids: [{ to_pay: undefined }] }])
  expect(shown({ outcome: 'lost' }, { leader_marks: [] })).toMatchObject([{ type: 'outbid' }])
  expect(shown({}, { state: 'closed' })).toMatchObject([{ type: 'toPay', bids: [{ to_pay: 110_00 }] }])
})

test('a lot that an alert says is lost has no time left, before the bids are read again', () => {
  const alerted = { state: 'open', outcome: 'lost', sequence: 6 }
  expect(shown(alerted, { state: 'closed' })).toMatchObject([{ type: 'lost', bids: [{ state: 'closed' }] }])
})

test('a maximum for the room follows the floor, as on the lot’s own page', () => {
  const placed = { kind: 'live_auction', state: 'open', outcome: 'placed', own_maximum: 500_00, to_pay: undefined }
  const floor = { kind: 'live_auction', leader_marks: ['mark-2'] }
  expect(shown(placed, { ...floor, leader_marks: [], price: undefined })).toMatchObject([{ type: 'placed' }])
  expect(shown(placed, { ...floor, price: 300_00 })).toMatchObject([{ type: 'placed' }])
  expect(shown(placed, { ...floor, price: 900_00 })).toMatchObject([{ type: 'outbid' }])
  expect(shown(placed, { ...floor, leader_marks: ['mark-1'], price: 300_00 })).toMatchObject([{ type: 'leading' }])
  expect(shown({ ...placed, outcome: 'outbid' }, { ...floor, price: 300_00 })).toMatchObject([{ type: 'placed' }])
})

test('a sealed bid stays placed whatever is pushed', () => {
  const sealed = { kind: 'sealed_bid', state: 'open', outcome: 'placed', own_maximum: 500_00, to_pay: undefined }
  expect(shown(sealed, { kind: 'sealed_bid', leader_marks: [] })).toMatchObject([{ type: 'placed' }])
})
