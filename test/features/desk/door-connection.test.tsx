import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const guest = {
  ...{ guest_ticket_id: 'seat-1', code_hash: 'x', guest_name: 'Noor Aziz', buyer: 'Eleanor', order_reference: 'ABC' },
  ...{ title: 'Dinner seat', bundle_title: null, number: 1, rsvp_status: 'yes', endedYN: 'no', checkin: null },
}

/** A door on a device without a list of guests. */
async function atDoor(answer: Answer) {
  const shown = await showFor(<Desk path="door" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/door', answer)
    server.answer('GET /admin/door/guests', answer)
    server.answer('GET /admin/door/scans', answer)
  })
  await rest()
  return shown.text()
}

const isMissing = 'Not connected, and no list of guests yet'

test('a door without a network does not claim to have a list, nor that one is coming', async () => {
  const text = await atDoor(offline)
  expect(text).toContain(isMissing)
  expect(text).not.toContain('is on its way')
})

test('a door that the server refuses says why', async () => {
  const text = await atDoor(json({ error: 'forbidden', error_description: 'You may not work at this door.' }, 403))
  expect(text).toContain(isMissing)
  expect(text).toContain('You may not work at this door.')
})

test('a door that let in who has no valid ticket says so, and no longer shows them as in', async () => {
  const { text } = await showFor(<Desk path="door" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/door', json({ in: 0, expected: 1, sequence: 0 }))
    server.answer('GET /admin/door/guests', json({ items: [guest], sequence: 0 }))
    server.answer('GET /admin/door/scans', json({ items: [] }))
    server.answer('POST /admin/door/scans', ({ body }) => {
      const { scans } = body as { scans: { scan_id: string }[] }
      const results = scans.map(({ scan_id }) => ({ scan_id, result: 'ended', guest_ticket_id: 'seat-1' }))
      return Response.json({ results, counts: { in: 0, expected: 1, sequence: 0 } })
    })
  })
  await rest()
  await acting(() => fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Noor' } }))
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Let in Noor Aziz' })))
  await rest()
  expect(text()).toContain('Let in without a valid ticket')
  expect(text()).toContain('Noor Aziz: Not valid.')
  expect(screen.getByRole('button', { name: 'Let in Noor Aziz' })).toBeTruthy()
})
