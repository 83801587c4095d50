import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import { auth } from '../../../../src/store/auth.ts'
import { acting } from '../../../support/acting.ts'
import { held, json } from '../../../support/fake-server.ts'
import { InMicrosite } from '../../../support/in-microsite.tsx'
import { showFor, user } from '../../../support/member.tsx'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { renderFeature } from '../../../support/render-feature.tsx'
import { rest } from '../../../support/rest.ts'
import { bidsCall, lotCall, placeCall, wireDetails, wireOwn } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const press = (name: string | RegExp) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))

test('below the reserve no price is promised, since nobody knows it', async () => {
  const { text } = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails({ price: null, next_bid: 50_00, reserve_metYN: 'no', leader_marks: [] })))
    server.answer(bidsCall, json(wireOwn()))
  })
  const reserve = 'The reserve is not met: your bid counts at once up to the reserve'
  await vi.waitFor(() => expect(text()).toContain(reserve))
  await rest()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await acting(() => fireEvent.input(field, { target: { value: '600' } }))
  expect(text()).not.toContain('You lead at')
  await press('Bid £600')
  const review = screen.getByRole('dialog').textContent
  expect(review).toContain(reserve)
  expect(review).not.toContain('You would lead at')
})

test('a press before one’s own bids are read says that they are higher, not that the room has bid', async () => {
  const own = held(json(wireOwn({ own_maximum: 200_00 })))
  const { server, text } = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails({ sequence: 3, next_bid: 140_00, leader_marks: ['mark-102'] })))
    server.answer(bidsCall, own.answer)
  })
  await vi.waitFor(() => press('Bid £140'))
  expect(screen.getByRole('dialog').textContent).toContain('Place bid of £140')
  expect(text()).toContain('You would lead at')
  own.release()
  await vi.waitFor(() => expect(text()).toContain('You have already bid up to £200. To raise it, bid £220 or more.'))
  expect(text()).not.toContain('The bid has risen')
  expect(text()).not.toContain('You would lead at')
  await press(/^Place bid of/)
  expect(server.requestsTo(placeCall)).toEqual([])
})

test('a press of somebody who is signed in is a bid before their profile is read', async () => {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  const shown = renderFeature(
    <InMicrosite>
      <LotView id="lot-1" />
    </InMicrosite>,
    {
      storage,
      prepare(server) {
        server.answer(lotCall, json(wireDetails({ next_bid: 140_00 })))
        server.answer(bidsCall, json(wireOwn()))
      },
    },
  )
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).not.toBeNull())
  await acting(() => fireEvent.input(screen.getByRole('textbox'), { target: { value: '500' } }))
  await vi.waitFor(() => press('Bid £500'))
  expect(screen.getByRole('dialog').textContent).toContain('Place bid of £500')
  shown.server.answer('GET /users/profile', json({ user }))
  await acting(() => auth(shown.site).resume(undefined))
  expect(screen.getByRole('dialog').textContent).toContain('Place bid of £500')
})

test('a bid above what any bid may be is refused before the review', async () => {
  const { text } = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails()))
    server.answer(bidsCall, json(wireOwn()))
  })
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).not.toBeNull())
  await rest()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await acting(() => fireEvent.input(field, { target: { value: '100000001' } }))
  await press(/^Bid £100,000,001/)
  expect(text()).toContain('Your bid must be at most £100,000,000')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const unseen = { price: null, next_bid: 50_00, opening_price: 50_00, leader_marks: [] }

test.each([
  { amount: 105, kind: 'sealed_bid', title: 'Your sealed bid is £95', words: 'It replaces your bid of £95.' },
  {
    amount: 85,
    kind: 'sealed_bid',
    title: 'Your sealed bid is £95',
    words: 'It is lower than your bid of £95, and replaces it.',
  },
  {
    amount: 85,
    kind: 'live_auction',
    title: 'Your maximum for the room is £95',
    words: 'It is lower than your bid of £95, and replaces it.',
  },
] as const)(
  'another bid for a $kind, of £$amount, says which one it replaces',
  async ({ amount, kind, title, words }) => {
    const { text } = await showFor(<LotView id="lot-1" />, server => {
      server.answer(lotCall, json(wireDetails({ ...unseen, kind })))
      server.answer(bidsCall, json(wireOwn({ ...unseen, kind, own_maximum: 95_00, outcome: 'placed' })))
    })
    await vi.waitFor(() => expect(text()).toContain(title))
    await rest()
    const field = screen.getByRole<HTMLInputElement>('textbox')
    // More than before: a bid is not lowered by a mere press.
    expect(field.value).toBe('100')
    await acting(() => fireEvent.input(field, { target: { value: String(amount) } }))
    await press(`Change to £${amount}`)
    expect(screen.getByRole('dialog').textContent).toContain(words)
  },
)
