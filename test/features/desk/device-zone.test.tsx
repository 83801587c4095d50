import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const session = {
  ...{ session_id: 'wave', title: 'First wave', description: '', location: null, capacity: null, chosen: 0, held: 0 },
  ...{ starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z', closedYN: 'no' },
}
const start = {
  ...{ agenda_id: 'start', title: 'Start time', requiredYN: 'yes', ticket_type_ids: null },
  ...{ places_left: null, tickets_left: 0, sessions: [session] },
}
const zone = () => `In the time zone of this device, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`

test.each(['agendas', 'agendas/new', 'tickets/types/new', 'tickets/bundles/new', 'vouchers/new', 'vouchers/batch'])(
  'the times of %s say whose time zone they are in',
  async path => {
    const { text } = await showFor(<Desk path={path} />, server => {
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/agendas', json({ agendas: [start], types: [], revision: 'r1' }))
      server.answer('GET /admin/voucher-choices', json({ origins: [] }))
      server.answer('GET /admin/tickets', json(tickets))
    })
    await rest()
    expect(text().split(zone())).toHaveLength(2)
  },
)

const type = {
  ...{ event_ticket_type_id: 'seat', revision: 'r1', title: 'Dinner seat', description: '', price: 12000, place: 1 },
  ...{ sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null, hiddenYN: 'no' },
  ...{ publishedYN: 'yes', left: 20, capacity: 20, sold: 0, held: 0, offered: 0, waiting: 0, waiting_listYN: 'yes' },
}
const tickets = { currency: 'GBP', currency_decimals: 2, types: [type], bundles: [], add_ons: [] }
