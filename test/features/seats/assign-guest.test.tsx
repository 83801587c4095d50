import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AssignGuest } from '../../../src/features/seats/assign/assign-guest.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const show = (storage?: Storage) =>
  showFor(
    <AssignGuest orderId={undefined} link="" />,
    server => server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] })),
    'en-GB',
    storage,
  ).then(rest)

test('somebody without seats is shown how to find theirs', async () => {
  await show()
  screen.getByText('There are no seats to assign')
  expect(links()).toEqual(['See the tickets'])
  cleanup()
  await show(memoryStorage())
  expect(links()).toEqual(['Sign in', 'See the tickets'])
})

const seat = (number: number, guest_name: string | null) => ({
  ...{
    guest_ticket_id: `seat-${number}`,
    number,
    event_ticket_type_id: 'dinner',
    title: 'Dinner seat',
    bundle_title: null,
  },
  ...{ guest_name, guest_email: null, guest_mobile: null, answers: {}, rsvp_status: 'awaiting', checkin_status: 'out' },
  ...{ claimedYN: 'no', invited_at: null, endedYN: 'no', revision: 1, session_ids: [] },
})

test('a pasted list says how many seats it has filled, and shows the first of them on a phone', async () => {
  const guests = [seat(1, 'Ada'), seat(2, null), seat(3, null), seat(4, null)]
  const order = { order_id: 'o', order_reference: 'ABC', guests, add_ons: [], agendas: [] }
  const { container, server, text } = await showFor(<AssignGuest orderId="o" link="" />, server => {
    server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] }))
    server.answer('POST /tickets/orders/o/guests', json(order))
  })
  await rest()
  await press('Paste a list')
  await type('One guest a line', 'Bob, bob@guests.example\nCleo')
  await press('Fill the seats')
  await rest()
  expect(text()).toContain('2 seats are filled in, and not saved yet.')
  expect(container.querySelector('.assign-seat[data-shown]')?.textContent).toContain('Seat 2')
  server.answer('PUT /tickets/orders/o/guests', json({ guests, changed: [] }))
  await press('Save guests')
  await rest()
  expect(text()).not.toContain('not saved yet.')
})
