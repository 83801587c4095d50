import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { YourTickets } from '../../../src/features/seats/tickets/your-tickets.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'

const code = vi.hoisted(() => ({ isLost: true, printed: 0 }))

vi.mock('../../../src/features/seats/tickets/print-tickets.ts', () => {
  if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return { printTickets: () => code.printed++ }
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const ticket = {
  ...{ guest_ticket_id: 'seat-1', number: 1, title: 'Dinner seat', bundle_title: null, guest_name: 'Grace' },
  ...{ rsvp_status: 'yes', checkin_status: 'out', endedYN: 'no', claimedYN: 'yes', code: 'TICKET-1' },
  ...{ claim_token: null, wallet_url: null, sessions: [] },
}

test('tickets whose printing did not load can be printed after “Try again”', async () => {
  await showFor(<YourTickets link="" />, server =>
    server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [ticket] })),
  )
  await screen.findByText('The tickets can’t be printed just now.')
  await screen.findByRole('button', { name: 'Add to calendar' })
  code.isLost = false
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  const print = await screen.findByRole('button', { name: 'Print' })
  await vi.waitFor(() => expect(print.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(print)
  // Called during the press itself: afterwards a browser blocks new windows.
  expect(code.printed).toBe(1)
})
