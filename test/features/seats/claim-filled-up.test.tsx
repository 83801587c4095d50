import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Claim } from '../../../src/features/seats/claim/claim.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

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

test('a required choice that has filled up meanwhile is not required any more', async () => {
  const full = { error: 'agenda_full', error_description: 'Stars has just filled up. Please choose again.' }
  const required = (left: number) => ({
    ...seat(left),
    agendas: seat(left).agendas.map(agenda => ({
      ...agenda,
      required: 'yes',
      sessions: [session('stars', 'Stars', left)],
    })),
  })
  const { server, text } = await showFor(<Claim token="seat-2.signed" />, server => {
    server.answer('POST /tickets/claims', json(required(1)), json(required(0)))
    server.answer('POST /tickets/claims/confirm', json(full, 409), json({ ...required(0) }))
  })
  await rest()
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: /^Stars/ })))
  await press('Take the seat')
  await rest()
  expect(text()).toContain('All places are taken')
  await press('Take the seat')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')[1]?.body).toMatchObject({ session_ids: [] })
})

test('a chosen session that is one of other tickets now is not sent any more', async () => {
  const taken = { ...seat(5), guest: { ...guest, session_ids: ['stars', 'wine'] } }
  const [after] = taken.agendas
  const others = { ...after, agenda_id: 'sky', ticket_type_ids: ['balcony'], sessions: [session('stars', 'Stars', 5)] }
  const agendas = [{ ...after, sessions: [session('wine', 'Wine', 5)] }, others]
  const { server } = await showFor(<Claim token="seat-2.signed" />, server => {
    server.answer('POST /tickets/claims', json({ ...taken, agendas }))
    server.answer('POST /tickets/claims/confirm', json({ ...taken, agendas }))
  })
  await rest()
  await press('Take the seat')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')[0]?.body).toMatchObject({ session_ids: ['wine'] })
})
