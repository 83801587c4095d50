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
  waiting: 0,
  waiting_listYN: 'yes',
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

async function show() {
  const shown = await showFor(<Desk path="tickets" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(
      'GET /admin/tickets',
      json({ currency: 'GBP', currency_decimals: 2, types: [seat], bundles: [], add_ons: [] }),
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

test('the title says which form it is', async () => {
  await show()
  expect(title()).toBe('Tickets')
  for (const name of ['Add a ticket', 'Add a bundle', 'Add a question or an extra', 'Dinner seat']) {
    await press(name)
    await rest()
    expect(title()).toBe(name)
    await press('Back to all tickets')
  }
})
