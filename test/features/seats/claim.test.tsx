import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Claim } from '../../../src/features/seats/claim/claim.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const session = (session_id: string, title: string, left: number) => ({
  ...{ session_id, title, description: '', location: null, left },
  ...{ starts_at: '2026-12-01T20:00:00.000Z', ends_at: '2026-12-01T21:00:00.000Z' },
})
const guest = {
  guest_ticket_id: 'seat-2',
  number: 2,
  event_ticket_type_id: 'dinner',
  title: 'Dinner seat',
  bundle_title: 'Table of ten',
  guest_name: 'Grace Hopper',
  guest_email: null,
  guest_mobile: null,
  answers: {},
  rsvp_status: 'awaiting',
  checkin_status: 'out',
  claimedYN: 'no',
  invited_at: null,
  endedYN: 'no',
  revision: 1,
  session_ids: [],
}

const seat = (left: number) => ({
  guest,
  invitedYN: 'no',
  host_name: 'Ada Lovelace',
  code: 'ABCD',
  add_ons: [],
  agendas: [
    {
      ...{ agenda_id: 'after', title: 'After dinner', required: 'no', ticket_type_ids: null },
      sessions: [session('stars', 'Stars', left), session('wine', 'Wine', 5)],
    },
  ],
})

test('a guest whose choice has filled up meanwhile is told so, sees what is left, and keeps what was typed', async () => {
  const full = { error: 'agenda_full', error_description: 'Stars has just filled up. Please choose again.' }
  const { server, text } = await showFor(<Claim token="seat-2.signed" />, server => {
    server.answer('POST /tickets/claims', json(seat(1)), json(seat(0)))
    server.answer('POST /tickets/claims/confirm', json(full, 409))
  })
  await rest()
  await type('Name', 'Grace B. Hopper')
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: /^Stars/ })))
  await press('Take the seat')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')[0]?.body).toMatchObject({ session_ids: ['stars'] })
  expect(text()).toContain('Stars has just filled up. Please choose again.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Stars/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Nothing of this/ }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace B. Hopper')
})
