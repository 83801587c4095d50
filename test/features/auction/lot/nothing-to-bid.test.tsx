import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import { acting } from '../../../support/acting.ts'
import { held, json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { bidsCall, lotCall, placeCall, wireDetails, wireOwn, wirePlaced } from '../bid/wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function show(lot: Parameters<typeof wireDetails>[0], own = wireOwn()) {
  const shown = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails(lot)))
    server.answer(bidsCall, json(own))
  })
  await vi.waitFor(() => expect(shown.text()).toContain('About this lot'))
  return shown
}

test.each([
  [{ pausedYN: 'yes' } as const, 'Bidding is interrupted for a moment.'],
  [{ pausedYN: 'yes', buy_now_price: 25_00 } as const, 'Not on sale just now'],
  [
    { kind: 'live_auction', on_floorYN: 'yes', remote_lockedYN: 'yes', asking_price: 300_00 } as const,
    'In the room now. The auctioneer asks for £300.',
  ],
  [{ without_bidsYN: 'yes' } as const, 'it is not bid on here'],
])('where nobody can bid here, says so and takes nothing', async (lot, said) => {
  const { text } = await show(lot)
  await vi.waitFor(() => expect(text()).toContain(said))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /£25/ })).toBeNull()
})

test('while only the room bids, neither the form nor the bar below it offers a bid', async () => {
  const { text } = await show({ kind: 'live_auction', remote_lockedYN: 'yes' })
  expect(text()).toContain('Only the room bids just now.')
  expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull()
})

test('a lot that is only shown says nothing of bids', async () => {
  const { text } = await show({ without_bidsYN: 'yes' })
  expect(text()).not.toContain('History of bids')
  expect(text()).not.toContain('A bid in the last 2 minutes')
})

test('the history of a sealed lot says which amounts do not count any more', async () => {
  const bid = (sequence: number, bidder: string, price: number, replacedYN: 'yes' | 'no') => ({
    ...{ sequence, bidder, price, replacedYN, at: '2026-11-20T10:00:00.000Z', leaders: [] },
  })
  const history = [bid(3, '102', 205_00, 'no'), bid(2, '101', 210_00, 'no'), bid(1, '101', 300_00, 'yes')]
  await show({ kind: 'sealed_bid', state: 'closed', history })
  const replaced = screen.getAllByText('replaced by a later bid').map(note => note.closest('tr')?.textContent)
  expect(replaced).toEqual([expect.stringContaining('£300')])
})

test('while a bid is sent, the field keeps the focus and what is in it', async () => {
  const { server, text } = await show({})
  server.answer(placeCall, held(json(wirePlaced())).answer)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const submit = () => acting(() => fireEvent.submit(field.form as HTMLFormElement))
  await submit()
  await acting(() => fireEvent.click(screen.getByRole('button', { name: /^Place bid of/ })))
  expect(text()).toContain('Sending your bid')
  field.focus()
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field)
  expect(field.readOnly).toBe(true)
  await submit()
  expect(screen.queryByRole('dialog')?.textContent ?? '').toBe('')
})

test.each([['sealed_bid'], ['live_auction']] as const)('what is filled in raises the bid on a %s', async kind => {
  const own = wireOwn({ kind, outcome: 'placed', own_maximum: 80_00 })
  await show({ kind, opening_price: 50_00, next_bid: 50_00 }, own)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await vi.waitFor(() => expect(field.value).toBe('90'))
})

test('a lot that cannot be read says why, as the server does', async () => {
  const { text } = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json({ error: 'oops', error_description: 'The catalogue is locked.' }, 500))
    server.answer(bidsCall, json(wireOwn()))
  })
  await vi.waitFor(() => expect(text()).toContain('The catalogue is locked.'))
})

test('a live lot sold below its reserve does not read as if it were not sold', async () => {
  const sold = { kind: 'live_auction', state: 'closed', soldYN: 'yes', price: 100_00, bid_count: 3 } as const
  const { text } = await show({ ...sold, reserve_metYN: 'no', description: 'A lamp' })
  expect(text()).toContain('3 bids')
  expect(text()).not.toContain('Reserve')
})

test('a lot of which nothing is told has no heading for that', async () => {
  const { text } = await showFor(<LotView id="lot-1" />, server => {
    server.answer(
      lotCall,
      json(wireDetails({ kind: 'live_auction', description: '', donor: null, retail_value: null })),
    )
    server.answer(bidsCall, json(wireOwn()))
  })
  await vi.waitFor(() => expect(text()).toContain('Tell others about it'))
  expect(text()).not.toContain('About this lot')
})
