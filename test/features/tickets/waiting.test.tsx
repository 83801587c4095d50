import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TicketsScreen } from '../../../src/features/tickets/tickets-screen.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const sale = {
  ...{ currency: 'GBP', currency_decimals: 2, time_zone: 'Europe/London', sequence: 1, bundles: [], add_ons: [] },
  server_time: new Date().toISOString(),
  types: [
    {
      ...{
        event_ticket_type_id: 'terrace',
        title: 'Terrace',
        description: '',
        price: 18000,
        state: 'sold_out',
        left: 0,
      },
      ...{ sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null },
      waiting_listYN: 'yes',
    },
  ],
}
const wait = 'Tell me when one comes back'

test('tickets that are offered to the waiting list are not said to be in baskets, and an offer’s mail is named', async () => {
  const offered = { ...sale.types[0], state: 'all_reserved', offeredYN: 'yes' }
  const { text } = await showFor(<TicketsScreen title="Tickets" hash="" />, server => {
    server.answer('GET /tickets', json({ ...sale, types: [offered] }))
  })
  await rest()
  expect(text()).not.toContain('baskets')
  expect(text()).toContain('some are offered to people on the waiting list. Do you have an offer?')
  expect(screen.queryByRole('button', { name: new RegExp(wait) })).not.toBeNull()
})

test('the focus goes to the waiting list’s form, to its outcome, and back to where it came from', async () => {
  await showFor(<TicketsScreen title="Tickets" hash="" />, server => {
    server.answer('GET /tickets', json(sale))
    server.answer('POST /tickets/waiting', json({ before: 2, mailedYN: 'yes', waiting_token: 'wait_1.signed' }))
  })
  await rest()
  await acting(() => screen.getByRole('button', { name: new RegExp(wait) }).focus())
  await press(new RegExp(wait))
  await rest()
  expect(document.activeElement?.textContent).toBe('Wait for: Terrace')
  await type('First name', 'Wanda')
  await type('Last name', 'Waits')
  await type('Email address', 'wanda@example.com')
  await send('Wait for: Terrace')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('2 are before you')
  await press('Back to the tickets')
  expect(document.activeElement?.textContent).toBe(wait)
})

const place = { title: 'Terrace', quantity: 2, state: 'waiting', offered_until: null }
const leaveIt = 'POST /tickets/waiting/leave'

async function openLink(more: Readonly<Record<string, unknown>> = {}, status = 200) {
  const shown = await showFor(<TicketsScreen title="Tickets" hash="waiting=wait_1.signed" />, server => {
    server.answer('GET /tickets', json(sale))
    server.answer('POST /tickets/waiting/place', json({ ...place, ...more }, status))
  })
  await rest()
  return shown
}

test('whoever is on the list can leave it there, and is told so where the keyboard is', async () => {
  const { server, text } = await showFor(<TicketsScreen title="Tickets" hash="" />, server => {
    server.answer('GET /tickets', json(sale))
    server.answer('POST /tickets/waiting', json({ before: 0, mailedYN: 'yes', waiting_token: 'wait_1.signed' }))
  })
  await rest()
  await acting(() => screen.getByRole('button', { name: new RegExp(wait) }).focus())
  await press(new RegExp(wait))
  await rest()
  await type('First name', 'Wanda')
  await type('Last name', 'Waits')
  await type('Email address', 'wanda@example.com')
  await send('Wait for: Terrace')
  server.answer(leaveIt, json({ error: 'rate_limited', error_description: 'Please wait a little.' }, 429))
  await press('Leave the list')
  await rest()
  expect(text()).toContain('Please wait a little.')
  server.answer(leaveIt, json({ ...place, state: 'left', given_backYN: 'no' }))
  await press('Leave the list')
  await rest()
  expect(document.activeElement?.textContent).toContain('You have left the list: Terrace')
  expect(text()).not.toContain('You are on the list')
  await press('Back to the tickets')
  expect(document.activeElement?.textContent).toBe(wait)
})

test('the link in a mail leaves the list by a press only, and says what became of offered tickets', async () => {
  const { server, text } = await openLink({ state: 'offered', offered_until: '2030-05-01T18:00:00Z' })
  expect(server.requestsTo(leaveIt)).toHaveLength(0)
  expect(text()).toContain('They are kept for you until')
  server.answer(leaveIt, json({ ...place, state: 'left', given_backYN: 'yes' }))
  await press('Give them back and leave the list')
  await rest()
  expect(server.requestsTo(leaveIt)).toHaveLength(1)
  expect(document.activeElement?.textContent).toContain('The 2 tickets that were kept for you go to the next who wait.')
})

test.each([
  ['left', 'You are not on the list any more: Terrace'],
  ['missed', 'Your offer has ended'],
  ['taken', 'You have bought them: 2 × Terrace'],
])('a link to a place that is %s says so, and has nothing to press', async (state, words) => {
  const { text } = await openLink({ state })
  expect(text()).toContain(words)
  expect(screen.queryByRole('button', { name: /[Ll]eave/ })).toBeNull()
})

test('a wrong link says so and is not tried again; the tickets are there all the same', async () => {
  const { text } = await openLink({ error: 'waiting_not_found', error_description: 'Is the whole link there?' }, 404)
  expect(text()).toContain('This link does not work')
  expect(text()).toContain('Is the whole link there?')
  expect(text()).toContain('Terrace')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
