import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import type { MicrositeLinks } from '../../../../src/hooks/context.ts'
import { auth } from '../../../../src/store/auth.ts'
import { navigation } from '../../../../src/store/navigation.ts'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { type Answer, json, offline } from '../../../support/fake-server.ts'
import { InMicrosite } from '../../../support/in-microsite.tsx'
import { user } from '../../../support/member.tsx'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { renderFeature } from '../../../support/render-feature.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, lotCall, placeCall, wireBids, wireDetails, wireOwn, wirePlaced } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
  vi.stubGlobal('location', Object.assign(new URL('https://charity.example/'), { replace: vi.fn(), assign: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const push = (data: unknown, event: string) => acting(() => fake.isOpen.then(() => fake.push(data, event)))
interface Given {
  lot?: Parameters<typeof wireDetails>[0]
  own?: Parameters<typeof wireOwn>[0]
  placed?: Answer
  isGuest?: boolean
  links?: MicrositeLinks
}

async function show({ lot, own, placed = json(wirePlaced()), isGuest = false, links }: Given = {}, locale = 'en-GB') {
  const shown = renderFeature(
    <InMicrosite>
      <LotView id="lot-1" />
    </InMicrosite>,
    {
      locale,
      links,
      storage: memoryStorage(isGuest ? {} : { 'fayre.token https://give.example gala': 'token-1' }),
      prepare(server) {
        server.answer('GET /users/profile', json({ user }))
        server.answer(lotCall, json(wireDetails(lot)))
        server.answer(bidsCall, json(own ? wireOwn(own) : wireOwn()))
        server.answer(placeCall, placed)
      },
    },
  )
  if (!isGuest) await acting(() => auth(shown.site).resume(undefined))
  await vi.waitFor(() => expect(fake.subscriptions.flatMap(({ events }) => events)).toContain('bid-data'))
  await rest()
  return shown
}

const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement
const press = (name: string | RegExp) => acting(() => fireEvent.click(button(name)))
const field = () => screen.getByRole('textbox') as HTMLInputElement
const type = (value: string) => acting(() => fireEvent.input(field(), { target: { value } }))
const submit = () => acting(() => fireEvent.submit(document.querySelector('.bid-form') as HTMLFormElement))

async function send(amount: string) {
  await type(amount)
  await submit()
  await press(/^Place bid of/)
}

async function bid(amount: string) {
  await send(amount)
  await rest()
}

test('offers the next bid and the two after it, and explains a maximum before it is placed', async () => {
  const { text } = await show()
  expect(field().value).toBe('130')
  for (const step of ['£130', '£140', '£150']) expect(button(step)).toBeTruthy()
  expect(text()).toContain('You lead at £130, unless somebody has offered more.')
  await type('200')
  expect(text()).toContain('You lead at £130 with a maximum of £200.')
  await press('£150')
  expect(field().value).toBe('150')
})

test('places a bid only after a review, and says that it leads only when the server has', async () => {
  const { server, text, emitted } = await show()
  await type('200')
  await submit()
  expect(server.requestsTo(placeCall)).toEqual([])
  expect(screen.getByRole('dialog').textContent).toContain('A bid is binding')
  await press('Place bid of £200')
  await rest()
  expect(server.requestsTo(placeCall)[0]?.body).toMatchObject({ amount: 200_00 })
  expect(text()).toContain('Your maximum is £130. Nobody else sees it.')
  expect(text()).toContain('number 3 in the lot’s log')
  expect(emitted).toContainEqual({
    name: 'bid-placed',
    detail: { lotId: 'lot-1', amount: 130_00, currency: 'GBP', leading: true },
  })
})

test('says at once that somebody had offered more', async () => {
  const { text } = await show({
    placed: json(wirePlaced({ leadingYN: 'no' }, { leaders: ['101'], price: 140_00, next_bid: 150_00 })),
  })
  await bid('130')
  expect(text()).toContain('Somebody had offered more')
})

test('follows the room: outbid by somebody of the same name, with the next bid offered, while what was typed stays', async () => {
  const { text } = await show({ own: {}, lot: { sequence: 3, next_bid: 140_00, leader_marks: ['mark-102'] } })
  expect(text()).toContain('Your maximum is £130. Nobody else sees it.')
  await type('155')
  await push(wireBids({ sequence: 4, price: 150_00, next_bid: 160_00, leaders: ['102'] }), 'bid-data')
  await vi.waitFor(() => expect(text()).toContain('You are outbid'))
  expect(text()).toContain('£150')
  expect(field().value).toBe('155')
  await submit()
  expect(text()).toContain('Bid £160 or more')
})

test('an old push lowers nothing', async () => {
  const { text } = await show({ lot: { sequence: 5, price: 150_00, next_bid: 160_00 } })
  await push(wireBids({ sequence: 4, price: 130_00, next_bid: 140_00 }), 'bid-data')
  await rest()
  expect(text()).toContain('£150')
  expect(field().value).toBe('160')
})

test('a review that the room has overtaken cannot be placed', async () => {
  const { server, text } = await show()
  await submit()
  await push(wireBids({ sequence: 4, price: 150_00, next_bid: 160_00 }), 'bid-data')
  await vi.waitFor(() => expect(text()).toContain('The bid has risen meanwhile. The least is £160 now.'))
  await press(/^Place bid of/)
  expect(server.requestsTo(placeCall)).toEqual([])
})

test.each([
  ['bid_too_low', 409, 'Bid £140 or more.', 'Your bid was not placed'],
  ['lot_closed', 409, 'Bidding on this lot has ended.', 'Too late: bidding has ended'],
  ['remote_bids_locked', 409, 'Only the room bids.', 'Your bid was not placed'],
])('a refusal %s says why, and keeps what was typed', async (error, status, error_description, title) => {
  const { text } = await show({ placed: json({ error, error_description }, status) })
  await bid('135')
  expect(text()).toContain(title)
  expect(text()).toContain(error_description)
  expect(field().value).toBe('135')
})

test('too many bids show how long to wait', async () => {
  const { text } = await show({
    placed: json({ error: 'too_many_bids', error_description: 'Too many bids.' }, 429, { 'retry-after': '7' }),
  })
  await bid('135')
  expect(text()).toContain('Too many bids.')
  expect(text()).toMatch(/7 seconds/)
  expect(field().value).toBe('135')
})

test('a lost answer is reported as such', async () => {
  const { text } = await show({ placed: offline })
  await send('135')
  await vi.waitFor(() => expect(text()).toContain('so your bid of £135 is being sent again. It counts once.'))
})

test.each([
  ['the microsite', { href: String, open: vi.fn(), here: () => '/' }, '/auction/complete-bid'],
  // The platform cannot read what a block in another site has stored.
  ['a block', undefined, '/auction/items/lot-1?bid=13500'],
])('without a card the bid in %s waits until one is saved', async (_, links, goesOnAt) => {
  const { site, text } = await show({ placed: json({ error: 'card_required' }, 403), links })
  await bid('135')
  expect(text()).toContain('Your bid of £135 waits for you.')
  const link = screen.getByRole('link', { name: 'Save a card' })
  expect(link.getAttribute('href')).toContain(`/pre-auth?_redirect=${encodeURIComponent(goesOnAt)}`)
  await acting(() => fireEvent.click(link))
  expect(navigation(site).$state.get().anonymousBidAttempt).toEqual({ bidPath: '/auction/items/lot-1', amount: 135_00 })
})

test('a visitor signs in first: the bid is remembered, and nothing is sent', async () => {
  const links = { href: String, open: vi.fn(), here: () => '/' }
  const { site, server } = await show({ isGuest: true, links })
  await type('135')
  await press('Sign in to bid £135')
  await submit()
  expect(server.requestsTo(placeCall)).toEqual([])
  expect(navigation(site).$state.get().anonymousBidAttempt).toEqual({ bidPath: '/auction/items/lot-1', amount: 135_00 })
  expect(links.open).toHaveBeenLastCalledWith('/sign-in?_redirect=%2Fauction%2Fcomplete-bid')
})

test('asks for the age before a bid on what only adults may have', async () => {
  const { server } = await show({ lot: { minimum_age: 18 } })
  await submit()
  await press(/^Place bid of/)
  expect(screen.getByText('Please confirm your age')).toBeTruthy()
  await acting(() => fireEvent.click(screen.getByLabelText('I am 18 or over')))
  await press(/^Place bid of/)
  await rest()
  expect(server.requestsTo(placeCall)[0]?.body).toMatchObject({ age_confirmed: 'yes' })
})

test.each([
  ['sealed_bid', 'until the close', 'If it is the best, you pay £90.'],
  ['live_auction', 'until the lot is called up', 'The auctioneer bids for you in the room, up to £90.'],
] as const)('a bid on a %s waits, and can be changed until then', async (kind, until, explained) => {
  const lot = { kind, price: null, next_bid: 50_00 }
  const { text } = await show({ lot, own: { ...lot, outcome: 'placed', own_maximum: 80_00 } })
  expect(text()).toContain(until)
  await type('90')
  expect(text()).toContain(explained)
  expect(button('Change to £90')).toBeTruthy()
})

test.each([
  [{ outcome: 'won', to_pay: 130_00, paidYN: 'no' } as const, 'You pay £130.'],
  [{ outcome: 'won', to_pay: 130_00, paidYN: 'no', refundedYN: 'yes' } as const, 'Your payment was refunded.'],
  [
    { outcome: 'won', to_pay: 130_00, paidYN: 'no', charge_failedYN: 'yes' } as const,
    'Your card was not charged. Please pay £130 yourself.',
  ],
  [{ outcome: 'lost', why: 'Paddle 101 bid more.' } as const, 'Paddle 101 bid more.'],
])('after the close, says what became of the bid', async (own, said) => {
  const { text } = await show({ lot: { state: 'closed', sequence: 3 }, own: { state: 'closed', ...own } })
  expect([text().includes(said), text().includes('Won by')]).toEqual([true, false])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('reads in German', async () => {
  const { text } = await show({}, 'de-DE')
  await vi.waitFor(() => expect(text()).toContain('Ihr Höchstgebot'))
})
