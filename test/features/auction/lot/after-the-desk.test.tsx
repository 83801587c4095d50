import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BidInPlace } from '../../../../src/features/auction/blocks/bid-in-place.tsx'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, lotCall, wireBids, wireDetails, wireOwn } from '../bid/wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const page = <LotView id="lot-1" />
const block = <BidInPlace id="lot-1" onBack={() => undefined} />

/** A lot, by default its page, as a bidder sees it. */
async function show(lot: Parameters<typeof wireDetails>[0], own: Parameters<typeof wireOwn>[0], feature = page) {
  const shown = await showFor(feature, server => {
    server.answer(lotCall, json(wireDetails(lot)))
    server.answer(bidsCall, json(wireOwn(own ?? {})))
  })
  const alertsOpen = () => fake.subscriptions.filter(({ events }) => events.includes('bid-data-update'))
  await vi.waitFor(() => expect(alertsOpen()).toHaveLength(2))
  await rest()
  return shown
}

const alert = (sequence: number, outcome: string, more = {}) =>
  acting(() => {
    const data = { auction_item_id: 'lot-1', sequence, title: 'A signed guitar', outcome, price: null, body: '' }
    fake.push({ ...data, ...more }, 'bid-data-update')
  })

test('a winner reads at once what they pay, before it is read', async () => {
  const { text } = await show({ sequence: 3 }, {})
  await alert(4, 'won', { price: 130_00 })
  const closed = { state: 'closed', soldYN: 'yes', sequence: 4, price: 130_00 } as const
  await acting(() => fake.push(wireBids({ ...closed, leader_marks: ['mark-102'] }), 'bid-data'))
  await vi.waitFor(() => expect(text()).toContain('You pay £130.'))
  expect(text()).not.toContain('£0')
})

const places = [
  ['page', page],
  ['block', block],
] as const

const sold = { state: 'closed' as const, sequence: 5, price: 110_00, leaders: ['102', '7'] }

test.each(places)(
  'a winner reads on the %s the price that they pay, where another piece was sold for less',
  async (_, feature) => {
    const own = { ...sold, outcome: 'won', to_pay: 130_00, paidYN: 'no' } as const
    const { text } = await show({ ...sold, soldYN: 'yes' }, own, feature)
    expect(text()).toMatch(/Sold for ?£130/)
    expect(text()).not.toContain('£110')
  },
)

test.each(places)(
  'whoever did not win reads on the %s that the price of several pieces is the lowest',
  async (_, feature) => {
    const own = { ...sold, outcome: 'lost', why: 'Another bid was better.' } as const
    const { text } = await show({ ...sold, soldYN: 'yes' }, own, feature)
    expect(text()).toMatch(/Sold from ?£110.*2 winners/)
  },
)

test('a withdrawn lot has nobody in front and no end, and its bidder reads the reason once', async () => {
  const withdrawn = { state: 'withdrawn' as const, sequence: 4, price: 130_00, leaders: ['102'] }
  const why = 'The organiser has withdrawn this lot. Their reason: broken'
  const { text } = await show(withdrawn, { ...withdrawn, outcome: 'withdrawn', why })
  expect(text()).toContain(`The lot was withdrawn${why}`)
  for (const word of ['Led by', 'Ends', 'taken this lot out']) expect(text()).not.toContain(word)
})

test('a lot that is withdrawn during a pause has no bar', async () => {
  await show({ state: 'withdrawn', pausedYN: 'yes' }, {})
  expect(document.querySelector('.bid-bar')).toBeNull()
})

test.each(places)(
  'somebody whose earlier bid counts again reads on the %s that the later one was withdrawn, until it is brought back',
  async (_, feature) => {
    const lot = { leaders: ['7'], leader_marks: ['mark-7'], price: 90_00, sequence: 3 }
    const { text } = await show(lot, { ...lot, outcome: 'outbid', own_maximum: 80_00 }, feature)
    await alert(3, 'bid_withdrawn', { body: 'Their reason: misheard' })
    await vi.waitFor(() => expect(text()).toContain('Your bid was withdrawnTheir reason: misheard'))
    await alert(4, 'bid_reinstated')
    await vi.waitFor(() => expect(text()).not.toContain('Your bid was withdrawn'))
  },
)

test('somebody whose only bid is brought back reads at once how it stands, before it is read', async () => {
  const lot = { leaders: ['102'], leader_marks: ['mark-102'], price: 90_00, sequence: 4 }
  const { text } = await show(lot, { ...lot, sequence: 3, outcome: 'withdrawn', own_maximum: 80_00, why: 'Misheard' })
  expect(text()).toContain('Your bid was withdrawnMisheard')
  await alert(4, 'bid_reinstated', { price: 90_00, standing: 'leading', own_maximum: 130_00 })
  await vi.waitFor(() => expect(text()).not.toContain('Your bid was withdrawn'))
  expect(text()).toContain('You leadYour maximum is £130')
})

test('a winner whose sale is taken back reads the reason at once, before it is read', async () => {
  const { text } = await show({ state: 'closed', sequence: 3, soldYN: 'yes' }, { state: 'closed', outcome: 'won' })
  await alert(4, 'win_cancelled', { body: 'Their reason: not paid' })
  await vi.waitFor(() => expect(text()).toContain('You did not winTheir reason: not paid'))
  expect(text()).not.toContain('withdrawn')
})
