import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ticketBasket } from '../../../src/features/tickets/reservation.store.ts'
import { tickets } from '../../../src/features/tickets/tickets.store.ts'
import { TicketsScreen } from '../../../src/features/tickets/tickets-screen.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const offered = {
  ...{ description: '', price: 18000, state: 'all_reserved', left: 0, sale_opens_at: null, sale_closes_at: null },
  ...{ per_order_limit: null, restrictions: null },
}
const sale = {
  ...{ currency: 'GBP', currency_decimals: 2, time_zone: 'Europe/London', sequence: 1, add_ons: [] },
  server_time: new Date().toISOString(),
  types: [{ ...offered, event_ticket_type_id: 'terrace', title: 'Terrace', waiting_listYN: 'yes' }],
  bundles: [
    {
      ...{ ...offered, ticket_bundle_id: 'pair', title: 'Pair' },
      parts: [{ event_ticket_type_id: 'terrace', title: 'Terrace', quantity: 2 }],
    },
  ],
}

const basketOf = (quantity: number) =>
  json({
    ...{ state: 'reserved', server_time: new Date().toISOString(), extendableYN: 'yes' },
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    types: quantity ? [{ event_ticket_type_id: 'terrace', quantity }] : [],
  })

test('whoever has the last tickets in their basket can put them back and change their mind, or give them back', async () => {
  const { site, server, text } = await showFor(<TicketsScreen title="Tickets" hash="" />, server => {
    server.answer('GET /tickets', json(sale))
  })
  await rest()
  await acting(() => tickets(site).choose('terrace', 2))
  const path = `PUT /tickets/reservations/${ticketBasket(site).key()}`
  server.answer(path, basketOf(2))
  await acting(() => void ticketBasket(site).reserve.run())
  await rest()
  expect(text()).toContain('The last 2 are kept for you')
  expect(text()).toContain('The last one is kept for you')
  await acting(() => fireEvent.change(screen.getByLabelText('How many: Terrace'), { target: { value: '0' } }))
  expect(text()).not.toContain('Tell me when one comes back')
  expect(screen.getByLabelText<HTMLSelectElement>('How many: Terrace').options).toHaveLength(3)
  await rest()
  expect(text()).toContain('2 tickets are still kept for you.')
  server.answer(path, basketOf(0))
  await press('Give back')
  await rest()
  expect(server.requestsTo(path).at(-1)?.body).toMatchObject({ lines: [] })
  expect(text()).not.toContain('kept for you')
  expect(text()).toContain('Tell me when one comes back')
})
