import { expect, test } from 'vitest'
import { lineGiftAid } from '../../../../host-demo/server/checkout/orders/line-gift-aid.ts'

type Event = Parameters<typeof lineGiftAid>[0]

const eventWith = (gift_aid: 'yes' | 'no') => ({ settings: { giving: { gift_aid } } }) as Event
const order = { currency: 'GBP', organisation: null }
const line = { amount: 100_00, discount: 0, benefit_value: 0, refunded: 0, is_gift: true, isDeclared: false }

test.each([
  ['a declared gift', { isDeclared: true }, 100_00, null],
  ['a declared gift with a benefit', { isDeclared: true, benefit_value: 30_00 }, 70_00, null],
  ['one that a voucher lowers', { isDeclared: true, discount: 20_00, benefit_value: 30_00 }, 50_00, null],
  ['one that is refunded in part', { isDeclared: true, refunded: 40_00, benefit_value: 30_00 }, 30_00, null],
  ['a declared bargain', { isDeclared: true, benefit_value: 100_00 }, 0, 'benefit'],
  ['a gift that is not declared', {}, 0, 'not_declared'],
  ['a bargain', { benefit_value: 100_00 }, 0, 'benefit'],
  ['a number of a prize draw', { is_gift: false }, 0, 'not_a_gift'],
])('%s', (_, extra, on, why) => {
  const found = lineGiftAid(eventWith('yes'), order, { ...line, ...extra })
  expect(found).toEqual({ gift_aid: why ? 'no' : 'yes', gift_aid_on: on, without_gift_aid: why })
})

test('no Gift Aid is shown if none is claimed: by the event, in another currency, for a company, after a refund', () => {
  const sold = { ...line, is_gift: false }
  expect(lineGiftAid(eventWith('no'), order, sold).without_gift_aid).toBeNull()
  expect(lineGiftAid(eventWith('yes'), { ...order, currency: 'EUR' }, sold).without_gift_aid).toBeNull()
  expect(lineGiftAid(eventWith('yes'), { ...order, organisation: 'Larch Ltd' }, sold).without_gift_aid).toBeNull()
  const refunded = { ...line, isDeclared: true, discount: 20_00, refunded: 80_00 }
  expect(lineGiftAid(eventWith('yes'), order, refunded)).toMatchObject({ gift_aid_on: 0, without_gift_aid: null })
})
