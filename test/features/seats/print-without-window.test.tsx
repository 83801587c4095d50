import { expect, test, vi } from 'vitest'
import type { Ticket } from '../../../src/api/ticket-guests.ts'
import { printTickets } from '../../../src/features/seats/tickets/print-tickets.ts'

const ticket = {
  ...{ guest_ticket_id: 'seat-1', number: 1, title: 'Dinner seat', guest_name: 'Grace' },
  ...{ rsvp_status: 'yes' as const, checkin_status: 'out' as const, endedYN: false, claimedYN: true, code: 'TICKET-1' },
  sessions: [],
} satisfies Ticket

test('tickets are printed where the browser opens no window', () => {
  const page = document.implementation.createHTMLDocument()
  const print = vi.fn()
  const contentWindow = { document: page, print, addEventListener: () => {} }
  const host = { createElement: () => ({ style: {}, contentWindow }), body: { append: () => {} } }
  const view = { open: () => null, document: host } as unknown as Window
  printTickets(view, [ticket], { title: 'The ball', locale: 'de', lines: one => [one.guest_name] })
  expect(page.body.textContent).toContain('The ballGraceTICKET-1')
  // On a narrow page the code would stick out beside the square.
  expect(page.querySelector('section')?.style.flexWrap).toBe('wrap')
  expect(page.documentElement.lang).toBe('de')
  expect(print).toHaveBeenCalledOnce()
})
