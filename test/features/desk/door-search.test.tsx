import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const counts = { in: 0, expected: 1, sequence: 0 }
const noor = {
  ...{ guest_ticket_id: 'seat-1', code_hash: 'x', guest_name: 'Noor Aziz', buyer: 'Eleanor', order_reference: 'ABC' },
  ...{ title: 'Dinner seat', bundle_title: null, number: 1, rsvp_status: 'yes', endedYN: 'no', checkin: null },
}

/** A door with one guest on its list, and a way to type there like a hand scanner, which presses Enter at the end. */
async function atDoor() {
  const { text } = await showFor(<Desk path="door" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/door', json(counts))
    server.answer('GET /admin/door/guests', json({ items: [noor], sequence: 0 }))
    server.answer('GET /admin/door/scans', json({ items: [] }))
  })
  await rest()
  const field = screen.getByLabelText<HTMLInputElement>('Name, order or code')
  async function scan(value: string): Promise<void> {
    await acting(() => void fireEvent.input(field, { target: { value } }))
    await acting(() => void fireEvent.submit(field))
  }
  return { text, field, scan }
}

test('a hand scanner that reads something else is answered, and its next scan replaces that', async () => {
  const { text, field, scan } = await atDoor()
  await scan('5012345678900')
  expect(text()).toContain('No ticket has this code.')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['5012345678900', 0, 13])
})

test('Enter after a name that is on the list says nothing about codes', async () => {
  const { text, scan } = await atDoor()
  await scan('noor')
  expect(screen.queryByRole('button', { name: 'Let in Noor Aziz' })).not.toBeNull()
  expect(text()).not.toContain('No ticket has this code.')
})
