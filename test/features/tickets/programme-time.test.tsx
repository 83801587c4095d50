import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { ProgrammeScreen } from '../../../src/features/tickets/programme/programme-screen.tsx'
import { ticketBasket } from '../../../src/features/tickets/reservation.store.ts'
import { basketSubject, tickets } from '../../../src/features/tickets/tickets.store.ts'
import { lineAgendas } from '../../../src/store/line-agendas.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

/** The server's time is that of its answer: an older one would make the clock lag by what the test took so far. */
const sale = () => ({
  ...{ currency: 'GBP', currency_decimals: 2, time_zone: 'Europe/London', sequence: 1, bundles: [], add_ons: [] },
  server_time: new Date().toISOString(),
  types: [
    {
      ...{ event_ticket_type_id: 'dinner', title: 'Dinner', description: '', price: 18000 },
      ...{ state: 'on_sale', left: 9, sale_opens_at: null, sale_closes_at: null, per_order_limit: null },
      ...{ restrictions: null, waiting_listYN: 'no' },
    },
  ],
})
const agendas = [
  {
    ...{ agenda_id: 'after', title: 'After dinner', required: 'no', ticket_type_ids: null },
    sessions: [
      {
        ...{ session_id: 'stars', title: 'Stars', description: '', location: null, left: 5 },
        ...{ starts_at: '2026-12-01T20:00:00.000Z', ends_at: '2026-12-01T21:00:00.000Z' },
      },
    ],
  },
]
/** Both times from one reading of the clock: a millisecond more shows as a second more. */
const held =
  (seconds: number, extendableYN: 'yes' | 'no'): Answer =>
  request => {
    const now = Date.now()
    const [server_time, expires_at] = [now, now + seconds * 1000].map(at => new Date(at).toISOString())
    const types = [{ event_ticket_type_id: 'dinner', quantity: 1 }]
    return json({ state: 'reserved', server_time, expires_at, extendableYN, types })(request)
  }

test('whoever chooses sessions sees how long the tickets are held, also after a reload, and can have more time', async () => {
  const { site, server, text } = await showFor(<ProgrammeScreen next="ticket-guest-checkout" />, server => {
    server.answer('GET /tickets', request => json(sale())(request))
    server.answer('GET /agendas', json({ agendas }))
  })
  const path = `/tickets/reservations/${ticketBasket(site).key()}`
  server.answer(`GET ${path}`, held(100, 'yes'))
  server.answer(`POST ${path}/extend`, held(600, 'no'))
  await acting(() => tickets(site).choose('dinner', 1))
  await screen.findByRole('button', { name: 'I need 10 more minutes' })
  expect(text()).toContain('After dinner')
  expect(text()).toContain('Your tickets are kept for 2 more minutes')
  await press('I need 10 more minutes')
  await rest()
  expect(text()).toMatch(/Kept for you for (9:5\d|10:0[01])/)
})

test('a required choice without a place for the guest says so, and lets the guest go on', async () => {
  const { site, server, text } = await showFor(<ProgrammeScreen next="ticket-guest-checkout" />, server => {
    server.answer('GET /tickets', request => json(sale())(request))
    const [agenda] = agendas
    const sessions = agenda?.sessions.map(session => ({ ...session, left: 1 }))
    server.answer('GET /agendas', json({ agendas: [{ ...agenda, required: 'yes', sessions }] }))
  })
  server.answer(`GET /tickets/reservations/${ticketBasket(site).key()}`, held(600, 'no'))
  await acting(() => tickets(site).choose('dinner', 2))
  await rest()
  expect(text()).toContain('2 seats still need: After dinner.')
  await acting(() => fireEvent.click(screen.getAllByRole('radio', { name: /^Stars/ })[0] as HTMLElement))
  expect(text()).toContain('All places are taken')
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeTruthy()
})

test('what is the same for all is chosen for as many guests as it has places', async () => {
  const { site, server, text } = await showFor(<ProgrammeScreen next="ticket-guest-checkout" />, server => {
    server.answer('GET /tickets', request => json(sale())(request))
    const [agenda] = agendas
    const sessions = agenda?.sessions.map(session => ({ ...session, left: 3 }))
    server.answer('GET /agendas', json({ agendas: [{ ...agenda, required: 'yes', sessions }] }))
  })
  server.answer(`GET /tickets/reservations/${ticketBasket(site).key()}`, held(600, 'no'))
  await acting(() => tickets(site).choose('dinner', 5))
  await rest()
  const stars = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /^Stars/ })
  await acting(() => fireEvent.click(stars()[0] as HTMLElement))
  await press('The same for all who have nothing yet')
  expect(stars().map(({ checked }) => checked)).toEqual([true, true, true, false, false])
  expect(text()).toContain('All places are taken')
})

test('a session that the order of a declined card holds is not full for its guest', async () => {
  const { site, server } = await showFor(<ProgrammeScreen next="ticket-guest-checkout" />, server => {
    server.answer('GET /tickets', request => json(sale())(request))
    const [agenda] = agendas
    const sessions = agenda?.sessions.map(session => ({ ...session, left: 0 }))
    server.answer('GET /agendas', json({ agendas: [{ ...agenda, sessions }] }))
  })
  server.answer(`GET /tickets/reservations/${ticketBasket(site).key()}`, held(600, 'no'))
  const content = JSON.stringify({ lines: [{ origin: 'ticket', agendas: [['stars']] }, { origin: 'donation' }] })
  const order = { orderId: 'o', orderKey: 'key' }
  compartment(site, basketSubject).write('attempt', { idempotencyKey: 'a', content, order })
  await acting(() => {
    lineAgendas(site).choose('dinner', 0, ['stars'])
    tickets(site).choose('dinner', 2)
  })
  await rest()
  const full = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /^Stars/ }).map(({ disabled }) => disabled)
  expect(full()).toEqual([false, true])
  await acting(() => fireEvent.click(screen.getAllByRole('radio', { name: /^Nothing/ })[0] as HTMLElement))
  expect(full()).toEqual([false, false])
})

test('while tickets are being reserved, nobody asks how long they are', async () => {
  const { site, server, text } = await showFor(<ProgrammeScreen next="ticket-guest-checkout" />, server => {
    server.answer('GET /tickets', request => json(sale())(request))
    server.answer('GET /agendas', json({ agendas }))
  })
  const { key, reserve } = ticketBasket(site)
  const path = `/tickets/reservations/${key()}`
  server.answer(`PUT ${path}`, held(600, 'no'))
  await acting(() => {
    tickets(site).choose('dinner', 1)
    void reserve.run()
  })
  await rest()
  expect(text()).toMatch(/Kept for you for (9:5\d|10:0[01])/)
  expect(server.requestsTo(`GET ${path}`)).toEqual([])
})
