import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const seat = {
  event_ticket_type_id: 'seat',
  revision: 'r1',
  title: 'Dinner seat',
  description: '',
  price: 12000,
  place: 1,
  sale_opens_at: null,
  sale_closes_at: null,
  per_order_limit: null,
  restrictions: null,
  hiddenYN: 'no',
  publishedYN: 'yes',
  left: 20,
  capacity: 20,
  sold: 0,
  held: 0,
  offered: 0,
  waiting: 0,
  waiting_listYN: 'yes',
}
const { event_ticket_type_id, capacity, held, waiting, waiting_listYN, ...common } = seat
const table = {
  ...common,
  ticket_bundle_id: 'table',
  title: 'Table of ten',
  parts: [{ event_ticket_type_id, title: 'Dinner seat', quantity: 10 }],
}
const meal = {
  add_on_id: 'meal',
  revision: 'r1',
  title: 'Main course',
  help: '',
  kind: 'meal',
  place: 1,
  requiredYN: 'yes',
  free_textYN: 'no',
  event_ticket_type_ids: [],
  choices: [{ add_on_choice_id: 'duck', title: 'Duck', price: 0, capacity: null, sold: 0 }],
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

async function show(path = 'tickets', type: object = seat) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(
      'GET /admin/tickets',
      json({ currency: 'GBP', currency_decimals: 2, types: [type], bundles: [table], add_ons: [meal] }),
    )
    server.answer('DELETE /admin/tickets/seat', json({}))
  })
  await rest()
  return shown
}

test('a ticket is deleted when that is asked and answered, and not before', async () => {
  const { server } = await show()
  const sent = () => server.requestsTo('DELETE /admin/tickets/seat').length
  await press('Delete Dinner seat')
  expect([sent(), screen.getByRole('alertdialog').textContent]).toEqual([
    0,
    expect.stringContaining('Delete Dinner seat?'),
  ])
  await acting(() => fireEvent.click(screen.getByText('Cancel')))
  expect(sent()).toBe(0)
  await press('Delete Dinner seat')
  await press('Delete')
  await rest()
  expect(sent()).toBe(1)
})

test.each([
  ['types/new', 'Add a ticket'],
  ['types/seat', 'Dinner seat'],
  ['bundles/new', 'Add a bundle'],
  ['bundles/table', 'Table of ten'],
  ['add-ons/new', 'Add a question or an extra'],
  ['add-ons/meal', 'Main course'],
  ['types/gone', 'There is no such ticket, or it is not open to you.'],
])('the address tickets/%s opens %s, also after a reload', async (path, name) => {
  await show(`tickets/${path}`)
  expect(title()).toBe(name)
  expect(screen.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toMatch(/\/admin-dash\/tickets$/)
})

test('whoever hides a ticket is told that some are offered to the waiting list', async () => {
  const { text } = await show('tickets/types/seat', { ...seat, offered: 2 })
  const told = () => text().includes('2 tickets are offered to the waiting list.')
  const choose = (label: string) => acting(() => fireEvent.click(screen.getByLabelText(label)))
  expect(told()).toBe(false)
  await choose('Guests see it')
  expect(told()).toBe(true)
  await choose('Guests see it')
  await choose('Only for whoever has a voucher for it')
  expect(told()).toBe(true)
})

test('the list links to each form', async () => {
  await show()
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')?.split('/admin-dash/')[1]
  const names = [
    'Add a ticket',
    'Add a bundle',
    'Add a question or an extra',
    'Dinner seat',
    'Table of ten',
    'Main course',
  ]
  expect(names.map(pathOf)).toEqual([
    'tickets/types/new',
    'tickets/bundles/new',
    'tickets/add-ons/new',
    'tickets/types/seat',
    'tickets/bundles/table',
    'tickets/add-ons/meal',
  ])
})
