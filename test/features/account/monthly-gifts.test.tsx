import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MonthlyGift } from '../../../src/api/monthly-gifts.ts'
import { messages as german } from '../../../src/features/account/account.messages.de.ts'
import { Section as Donations } from '../../../src/features/account/donations-section.tsx'
import { MonthlyGifts } from '../../../src/features/account/monthly-gifts.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor, wireMonthly } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('a monthly gift is stopped after a confirmation', async () => {
  const stop = 'POST /account/monthly-gifts/mon_1/stop'
  const ended = { ...wireMonthly, status: 'ended', next_at: null, ended_at: '2026-11-22T10:00:00.000Z' }
  const { text, server } = await showFor(<Donations />, server => {
    server.answer('GET /account/donations', json([]))
    const isStopped = () => server.requestsTo(stop).length > 0
    server.answer('GET /account/monthly-gifts', request => json([isStopped() ? ended : wireMonthly])(request))
    server.answer(stop, json(ended))
  })
  await rest()
  expect(text()).toContain('£51.20 a month for Ida Runner, Moonlight Ball')
  expect(text()).toContain('The next payment is on 20 December 2026.')
  expect(text()).not.toContain('The last payment')
  const asked = () => server.requestsTo(stop).length
  await press('Stop this gift: £51.20 a month for Ida Runner, Moonlight Ball')
  expect(asked()).toBe(0)
  expect(document.querySelector('dialog[open]')?.textContent).toContain('for Ida Runner, Moonlight Ball ends now')
  await press('Stop this gift')
  await rest()
  expect(asked()).toBe(1)
  expect(text()).toContain('Ended on 22 November 2026. Nothing more is charged.')
})

const failing: MonthlyGift = {
  ...wireMonthly,
  status: 'active',
  ended_at: undefined,
  payment_failed: true,
  card_replaceableYN: true,
}
const card = 'POST /account/monthly-gifts/mon_1/card'

test('a gift that could not be taken says so, and leads to where another card is typed', async () => {
  const leave = vi.fn()
  const { text } = await showFor(<MonthlyGifts gifts={[failing]} leave={leave} />, server =>
    server.answer(card, json({ url: 'https://provider.example/cards' })),
  )
  await rest()
  expect(text()).toContain('The last payment of £51.20 a month for Ida Runner, Moonlight Ball could not be taken')
  await press('Use another card: £51.20 a month for Ida Runner, Moonlight Ball')
  await rest()
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://provider.example/cards')
})

test.each([true, false])(
  'no other card is asked for before the provider has set the gift up, failed %s',
  async isLate => {
    const gift = { ...failing, payment_failed: isLate, card_replaceableYN: false }
    const { text } = await showFor(<MonthlyGifts gifts={[gift]} />)
    await rest()
    expect(text()).toContain('Stop this gift')
    expect(text()).not.toContain('Use another card')
  },
)

test('if the provider is unavailable it stays, and says so', async () => {
  const leave = vi.fn()
  const refused = { error: 'payments_unavailable', error_header: 'Payments are not available' }
  await showFor(<MonthlyGifts gifts={[failing]} leave={leave} />, server => server.answer(card, json(refused, 502)))
  await rest()
  await press('Use another card: £51.20 a month for Ida Runner, Moonlight Ball')
  await rest()
  expect(
    screen
      .getAllByRole('alert')
      .map(alert => alert.textContent)
      .join(),
  ).toContain('Payments are not available')
  expect(leave).not.toHaveBeenCalled()
})

test('in German too, the names of its buttons begin with what they show', () => {
  expect(german.monthlyStopLabel.startsWith(german.monthlyStop)).toBe(true)
  expect(german.monthlyCardLabel.startsWith(german.monthlyCard)).toBe(true)
})
