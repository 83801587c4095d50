import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, lotCall, placeCall, wireBids, wireDetails, wireOwn, wirePlaced } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const called = { kind: 'live_auction', on_floorYN: 'yes', asking_price: 100_00, next_bid: 100_00 } as const

async function show(lot: Parameters<typeof wireDetails>[0], own = wireOwn(), bids = {}) {
  const shown = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails({ leader_marks: [], ...lot })))
    server.answer(bidsCall, json(own))
    server.answer(placeCall, json(wirePlaced({ amount: 500_00 }, { ...called, ...bids })))
  })
  await vi.waitFor(() => expect(fake.subscriptions.flatMap(({ events }) => events)).toContain('bid-data'))
  await rest()
  return shown
}

const press = (name: string | RegExp) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => acting(() => fireEvent.input(field(), { target: { value } }))
const submit = () => acting(() => fireEvent.submit(field().form as HTMLFormElement))

test('a bid on a lot that is called up is exact, whatever the auctioneer may bid for its bidder', async () => {
  const own = wireOwn({ ...called, outcome: 'placed', own_maximum: 300_00, sequence: 2, leader_marks: [] })
  const { server, text } = await show(called, own, { price: 500_00, next_bid: 520_00, asking_price: 520_00 })
  expect(text()).toContain('The auctioneer bids for you, up to it. What you bid here yourself is the price at once.')
  expect(field().value).toBe('100')
  expect(text()).not.toContain('Your maximum bid')
  await type('500')
  expect(text()).toContain('You bid exactly £500.')
  expect(text()).not.toContain('up to £500')
  await submit()
  expect(screen.getByRole('dialog').textContent).not.toContain('Your maximum')
  await press('Place bid of £500')
  await rest()
  expect(server.requestsTo(placeCall)[0]?.body).toMatchObject({ amount: 500_00, on_floor: 'yes' })
  expect(text()).toContain('You lead')
  expect(text()).not.toContain('Your maximum')
  // The server refuses a bid against one's own.
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a maximum for the room that is under review when the lot is called up is not placed', async () => {
  const { server, text } = await show({ kind: 'live_auction', price: null, next_bid: 50_00 })
  await type('500')
  await submit()
  await acting(() => fake.push(wireBids({ ...called, sequence: 3, price: null, leader_marks: [] }), 'bid-data'))
  const warning = 'The lot has been called up meanwhile: a bid is the price at once now.'
  await vi.waitFor(() => expect(text()).toContain(warning))
  await press(/^Place bid of/)
  expect(server.requestsTo(placeCall)).toEqual([])
  await press('Back')
  await submit()
  await press('Place bid of £500')
  await rest()
  expect(server.requestsTo(placeCall)[0]?.body).toMatchObject({ amount: 500_00, on_floor: 'yes' })
})

test('whoever leads on the floor reads at what price, beside what is asked next', async () => {
  const leads = { leaders: ['102'], leader_marks: ['mark-102'], bid_count: 1, sequence: 3 }
  const lot = { ...called, ...leads, price: 80_00 }
  const { text } = await show(lot, wireOwn({ ...lot, own_maximum: 80_00 }))
  expect(text()).toContain('Led by paddle 102 at £80')
})

test.each([
  [{ pausedYN: 'yes' }, 'Bidding is interrupted for a moment.'],
  [{ remote_lockedYN: 'yes' }, 'In the room now. The auctioneer asks for £100.'],
] as const)('the bar at the bottom says why there is no bid button: %o', async (change, why) => {
  const { text } = await show({ ...called, price: null, sequence: 2 })
  const bar = () => document.querySelector('.bid-bar')?.textContent
  expect(bar()).toContain('Bid £100')
  const pushed = { ...called, ...change, sequence: 3, price: null, leader_marks: [] }
  await acting(() => fake.push(wireBids(pushed), 'bid-data'))
  await vi.waitFor(() => expect(bar()).toBe(why))
  if ('pausedYN' in change) expect(text()).not.toContain('On now')
})

test('what became of a bid is brought into sight', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await show({ kind: 'live_auction', price: null, next_bid: 50_00 })
  await type('500')
  await submit()
  shown.mockClear()
  await press('Place bid of £500')
  await rest()
  expect(shown.mock.contexts.at(-1)).toHaveProperty('className', 'lot-outcome')
})
