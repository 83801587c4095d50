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
    server.answer('POST /tickets/waiting', json({ before: 2 }))
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
