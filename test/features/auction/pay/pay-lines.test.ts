import { expect, test } from 'vitest'
import type { LotDetails } from '../../../../src/features/auction/lot.store.ts'
import type { OwnBid } from '../../../../src/features/auction/my-bids/my-bids.store.ts'
import { giftOf, orderedItem, payLines, piecesHeld } from '../../../../src/features/auction/pay/pay-lines.ts'

const won = (changed: Partial<OwnBid>) =>
  ({ auction_item_id: 'lot-1', title: 'A guitar', outcome: 'won', to_pay: 130_00, paidYN: false, ...changed }) as OwnBid
const sold = (changed: Partial<LotDetails>) =>
  ({
    auction_item_id: 'lot-2',
    title: 'A hamper',
    state: 'open',
    buy_now_price: 40_00,
    left: 5,
    ...changed,
  }) as LotDetails

test('lists what was won and is not paid, then what is bought', () => {
  const own = [
    won({}),
    won({ auction_item_id: 'lot-3', paidYN: true }),
    won({ auction_item_id: 'lot-4', refundedYN: true }),
    won({ auction_item_id: 'lot-4', outcome: 'lost' }),
  ]
  const lines = payLines(own, [{ lot: sold({}), pieces: 2 }])
  expect(lines.map(({ id, pieces, amount, isWon }) => [id, pieces, amount, isWon])).toEqual([
    ['lot-1', 1, 130_00, true],
    ['lot-2', 2, 80_00, false],
  ])
})

test.each([
  [undefined, 0],
  [100_00, 30_00],
  [130_00, 0],
  [200_00, 0],
])('with a retail value of %s, Gift Aid can be claimed on %i of £130', (retail_value, gift) => {
  expect(payLines([won({ retail_value })], [])[0]?.gift).toBe(gift)
})

test('a sponsor item without a retail value is all gift', () => {
  const lot = sold({ kind: 'sponsor_item' })
  expect(payLines([], [{ lot, pieces: 3 }])[0]?.gift).toBe(120_00)
  expect(giftOf(lot, 40_00, 1)).toBe(40_00)
})

test('the retail value counts for each piece', () => {
  expect(payLines([], [{ lot: sold({ retail_value: 32_00 }), pieces: 3 }])[0]?.gift).toBe(24_00)
})

test('what was ordered says how many pieces of a lot there are', () => {
  const lines = payLines([won({})], [{ lot: sold({}), pieces: 3 }])
  expect(lines.map(orderedItem)).toEqual([
    { id: 'lot-1', title: 'A guitar', amount: 130_00 },
    { id: 'lot-2', title: '3 × A hamper', amount: 120_00 },
  ])
})

test('pieces that the visitor’s own unpaid order keeps can still be bought by them', () => {
  const heldLines = () => [
    { origin: 'auction', auction_item_id: 'lot-2', quantity: 3 },
    { origin: 'auction', auction_item_id: 'lot-3', quantity: null },
  ]
  expect(['lot-1', 'lot-2', 'lot-3'].map(id => piecesHeld({ heldLines }, id))).toEqual([0, 3, 1])
})

test('a lot that was promised already says so', () => {
  const lines = payLines([won({ promisedYN: true }), won({ auction_item_id: 'lot-3', promisedYN: false })], [])
  expect(lines.map(({ isPromised }) => isPromised)).toEqual([true, false])
})

test.each([
  ['gone', { buy_now_price: undefined }],
  ['gone', { state: 'closed' }],
  ['gone', { state: 'withdrawn' }],
  ['paused', { pausedYN: true }],
] as const)('a lot to buy is %s: %o', (obstacle, changed) => {
  const lines = payLines([won({})], [{ lot: sold(changed), pieces: 1 }])
  expect(lines.map(line => [line.id, line.obstacle])).toEqual([
    ['lot-1', undefined],
    ['lot-2', obstacle],
  ])
})

test.each([{}, { paidYN: true }])('a lot to buy that was won since is not bought: %o', changed => {
  const own = won({ auction_item_id: 'lot-2', state: 'closed', ...changed })
  expect(payLines([own], [{ lot: sold({ state: 'closed' }), pieces: 1 }]).filter(({ isWon }) => !isWon)).toEqual([])
})
