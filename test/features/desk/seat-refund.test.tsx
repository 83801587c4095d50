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

const seat = (number: number, guest_name: string | null, checkin_status = 'out') => ({
  guest_ticket_id: `seat-${number}`,
  number,
  title: 'Table of ten',
  guest_name,
  checkin_status,
  amount: 65_00,
  state: number === 4 ? 'ended' : 'good',
})
const guest = {
  guest_ticket_id: 'seat-2',
  number: 2,
  title: 'Dinner',
  bundle_title: 'Table of ten',
  order_reference: 'MB-1001',
  buyer: 'Ada Lovelace',
  guest_name: 'Grace Hopper',
  rsvp_status: 'yes',
  checkin_status: 'out',
  claimedYN: 'yes',
  endedYN: 'no',
  revision: 1,
  answers: [],
  sessions: [],
}
const order = {
  order_reference: 'MB-1001',
  buyer: 'Ada Lovelace',
  currency: 'GBP',
  currency_decimals: 2,
  extras: [],
  outsideYN: 'no',
  seats: [seat(1, 'Ada Lovelace'), seat(2, 'Grace Hopper'), seat(3, null, 'in'), seat(4, 'Mary Somerville')],
}

async function show(permissions: string[], refund: object = order) {
  const shown = await showFor(<Desk path="guests" />, server => {
    server.answer('GET /admin/profile', json({ permissions }))
    server.answer('GET /admin/guests', json({ items: [guest], total: 1, coming: 1, awaiting: 0, in: 0 }))
    server.answer('GET /admin/guests/seat-2/refund', json(refund))
    server.answer('POST /admin/guests/refund', json({}))
  })
  await rest()
  return shown
}

const tick = (label: RegExp) => acting(() => fireEvent.click(screen.getByLabelText(label)))

test('seats of an order are refunded: which, how much, and a warning for who is in the house', async () => {
  const { server, text } = await show(['*'])
  await press('Refund seats of order MB-1001')
  await rest()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refund 1 seat: £65' }).disabled).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/Mary Somerville · Refunded/).disabled).toBe(true)
  expect(text()).not.toContain('in the house already')
  await tick(/seat 3 · No name yet · In the house · £65/)
  expect(text()).toContain('1 of these guests is in the house already.')
  await press('Refund 2 seats: £130')
  await rest()
  expect(server.requestsTo('POST /admin/guests/refund').map(({ body }) => body)).toEqual([
    { guest_ticket_ids: ['seat-2', 'seat-3'], extra_ids: [], even_inYN: 'yes' },
  ])
  expect(text()).toContain('The refund of 2 seats is on its way.')
})

test('who was paid outside is told to pay back themselves', async () => {
  const { text } = await show(['*'], { ...order, outsideYN: 'yes' })
  await press('Refund seats of order MB-1001')
  await rest()
  expect(text()).toContain('You were paid outside this site, so you have to pay back £65 yourselves.')
  expect(text()).not.toContain('payment provider')
})

test('an organiser who may not give money back is not offered it', async () => {
  await show(['tickets.viewlist', 'tickets.edit'])
  expect(screen.getByRole('button', { name: /^Edit/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

test('what was bought with the seats is refunded with them or alone, and named if it is not', async () => {
  const wine = { extra_id: 7, title: 'Wine: Red', quantity: 1, amount: 18_00, state: 'good' }
  const beer = { ...wine, extra_id: 8, title: 'Beer', state: 'ended' }
  const { server, text } = await show(['*'], { ...order, seats: [seat(2, 'Grace Hopper')], extras: [wine, beer] })
  await press('Refund seats of order MB-1001')
  await rest()
  expect(text()).toContain('£18 for 1 × Wine: Red is not refunded')
  expect(screen.getByLabelText<HTMLInputElement>('1 × Beer · Refunded').disabled).toBe(true)
  await tick(/Wine: Red · £18/)
  expect(text()).not.toContain('is not refunded')
  expect(screen.getByRole('button', { name: 'Refund 1 seat and 1 extra: £83' })).toBeTruthy()
  await tick(/Grace Hopper · £65/)
  await press('Refund 1 extra: £18')
  await rest()
  expect(server.requestsTo('POST /admin/guests/refund').map(({ body }) => body)).toEqual([
    { guest_ticket_ids: [], extra_ids: [7], even_inYN: 'no' },
  ])
  expect(text()).toContain('The refund of 1 extra is on its way.')
})
