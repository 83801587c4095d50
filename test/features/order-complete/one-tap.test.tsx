import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OneTap } from '../../../src/features/order-complete/one-tap.tsx'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
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

async function ask(settings: object, offered: Parameters<typeof OneTap>[0]['offer'] = offer) {
  const { site, server, text } = await showFor(
    <OneTap offer={offered} card={card} publishableKey="pk_test" />,
    server => {
      server.answer('GET /app/settings', json({ ...wireSettings, ...settings }))
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
