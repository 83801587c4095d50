import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const waiter = {
  ...{ waiter_id: 'w1', title: 'Terrace table', quantity: 2, name: 'Wanda Reed', email: 'wanda@guests.example' },
  ...{ joined_at: '2026-11-20T10:00:00.000Z', offered_until: null },
}
const offered = { ...waiter, waiter_id: 'w2', name: 'Xavier Long', offered_until: '2026-11-30T10:00:00.000Z' }

const show = (items: readonly object[]) =>
  showFor(<Desk path="tickets/waiting" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['tickets.viewlist'] }))
    server.answer('GET /admin/waiting-list', json({ items, total: items.length }))
  })

test('the list says who waits for what, and until when tickets are offered', async () => {
  const { text } = await show([waiter, offered])
  await rest()
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(text()).toContain('2 × Terrace table')
  expect(text()).toMatch(/Offered until .*30/)
})

test('a list with nobody on it says how guests come onto it', async () => {
  const { text } = await show([])
  await rest()
  expect(text()).toContain('Nobody is waiting')
})
