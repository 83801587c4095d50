import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OneTap } from '../../../src/features/order-complete/one-tap.tsx'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, held, json, offline } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { wireSettings } from '../../support/wire.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { intent, payCall } from '../checkout/payments.ts'
import { wireCard } from '../pre-auth/wire-card.ts'

const kept = vi.hoisted(() => ({ load: vi.fn() }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({ keptCard: kept.load }))

afterEach(cleanup)

const offer = {
  type: 'pledge',
  title: 'A night of care',
  path: '/pledge/care',
  now: { amount: 25_00, line: { origin: 'pledge', pledge_item_id: 'care', amount: 25_00 } },
} as const

const card = { ...wireCard, is_expired: false, is_default: true }

async function ask(
  settings: object,
  offered: Parameters<typeof OneTap>[0]['offer'] = offer,
  declaration: Answer = json({ declaration: null, withdrawn_at: null }),
) {
  const { site, server, text } = await showFor(
    <OneTap offer={offered} card={card} publishableKey="pk_test" />,
    server => {
      server.answer('GET /app/settings', json({ ...wireSettings, ...settings }))
      server.answer('GET /account/gift-aid', declaration)
    },
  )
  await eventSettings(site).refresh()
  const button = await screen.findByRole('button', { name: /with Visa/ })
  await acting(() => fireEvent.click(button))
  return { server, text }
}

test('says what of the amount is the card fee', async () => {
  await ask({ guest_pays_fees: 'yes', giving: { ...wireSettings.giving, guest_pays_fees_default: 'yes' } })
  await screen.findByText('£25.58 is £25 and £0.58 card fee.')
})

test('speaks of no fee where there is none', async () => {
  await ask({})
  await screen.findByText('Pay £25 for A night of care?')
  expect(screen.queryByText(/fee/)).toBeNull()
})

test('says how many numbers of a draw it buys', async () => {
  const now = { amount: 10_00, numbers: 5, line: { origin: 'raffle', draw_id: 'hampers', quantity: 5 } }
  await ask({}, { type: 'raffle', title: 'Hamper draw', path: '/prize-draw/hampers', now })
  screen.getByRole('button', { name: 'Pay £10 for 5 numbers with Visa •••• 4242' })
  await screen.findByText('Pay £10 for 5 numbers of Hamper draw?')
})

test('asks only when it is known whether Gift Aid was declared, and pays as it said', async () => {
  const declared = {
    words: 'I am a UK taxpayer',
    declared_at: '2026-11-20T10:00:00.000Z',
    first_name: user.first_name,
    last_name: user.last_name,
    line_1: '12 St James’s Square',
    postcode: 'SW1Y 4JH',
  }
  const late = held(json({ declaration: declared, withdrawn_at: null }))
  const gift = { ...offer, now: { ...offer.now, isGift: true } }
  const { server } = await ask({ giving: { ...wireSettings.giving, gift_aid: 'yes' } }, gift, late.answer)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: /with Visa/ }).getAttribute('aria-busy')).toBe('true')
  late.release()
  await screen.findByText(/^Your Gift Aid declaration for all your gifts, of 20 November 2026/)
  server.answer(payCall, offline)
  kept.load.mockImplementation(async () => fakeCard(undefined))
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Pay £25' })))
  await vi.waitFor(() => expect(server.requestsTo(payCall)).toHaveLength(1))
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ uk_tax_payer: 'yes', gift_aid: null })
})

const closed = 'Pledges for this are closed. Nothing was promised or taken.'
const refusal = json({ error: 'pledge_closed', error_description: closed }, 409)
const lost = () => Promise.reject(new Error('lost on the way'))

test.each<[string, Answer, () => Promise<object>, string, boolean]>([
  ['the order is not made', offline, async () => fakeCard(undefined), 'internet connection', true],
  ['the card’s script does not load', intent, lost, 'went wrong', true],
  ['the card may have been sent', intent, async () => fakeCard(lost), 'went wrong', false],
  ['the server says so itself', refusal, async () => fakeCard(undefined), closed, false],
])('says that nothing was charged where that is certain: %s', async (_, answer, load, said, isFree) => {
  const { server, text } = await ask({})
  server.answer(payCall, answer)
  kept.load.mockImplementation(load)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Pay £25' })))
  await vi.waitFor(() => expect(text()).toContain(said))
  expect(text().includes('Nothing was charged.')).toBe(isFree)
})
