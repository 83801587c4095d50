import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Claim } from '../../../src/features/seats/claim/claim.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
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
  expect(server.requestsTo('POST /tickets/claims/confirm')[0]?.body).toMatchObject({
    session_ids: ['stars'],
    guest_email: null,
    guest_mobile: null,
  })
  expect(text()).toContain('Stars has just filled up. Please choose again.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Stars/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Nothing of this/ }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace B. Hopper')
})

test('a session at the time of another says so, and one’s own last place is neither empty nor full', async () => {
  const walks = { agenda_id: 'walks', title: 'Walks', required: 'no', ticket_type_ids: null }
  const agendas = [...seat(0).agendas, { ...walks, sessions: [session('moon', 'Moon walk', 5)] }]
  const { text } = await showFor(<Claim token="seat-2.signed" />, server =>
    server.answer('POST /tickets/claims', json({ ...seat(0), agendas, guest: { ...guest, session_ids: ['stars'] } })),
  )
  await rest()
  const moon = screen.getByRole<HTMLInputElement>('radio', { name: /^Moon walk.* · at the same time as Stars$/ })
  expect(moon.disabled).toBe(true)
  expect(text()).not.toContain('0 places left')
  await acting(() => fireEvent.click(screen.getAllByRole('radio', { name: 'Nothing of this' })[0] as HTMLElement))
  expect([moon.disabled, text().includes('Full')]).toEqual([false, false])
})

test('a guest need not answer what only a payment could', async () => {
  const wine = {
    ...{ add_on_id: 'wine', kind: 'meal', title: 'Wine', help: null, requiredYN: 'yes', free_textYN: 'no' },
    ...{ event_ticket_type_ids: [], choices: [{ add_on_choice_id: 'red', title: 'Red', price: 20_00, left: null }] },
  }
  const { server } = await showFor(<Claim token="seat-2.signed" />, server => {
    server.answer('POST /tickets/claims', json({ ...seat(1), add_ons: [wine] }))
    server.answer('POST /tickets/claims/confirm', json({ ...seat(1), add_ons: [wine] }))
  })
  await rest()
  await press('Take the seat')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')).toHaveLength(1)
})

const signedIn = () => memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
const typedIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('what a guest has typed and chosen is there after a reload, by their link alone, until it is sent', async () => {
  const storage = signedIn()
  const show = async (token: string, own = seat(5)) => {
    cleanup()
    const shown = await showFor(
      <Claim token={token} />,
      server => {
        server.answer('POST /tickets/claims', json(own))
        server.answer('POST /tickets/claims/confirm', json({ ...own, guest: { ...guest, claimedYN: 'yes' } }))
      },
      'en-GB',
      storage,
    )
    await rest()
    return shown
  }
  await show('seat-2.signed')
  await type('Name', 'Grace B. Hopper')
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: /^Stars/ })))
  await show('seat-2.signed', { ...seat(5), guest: { ...guest, guest_email: 'grace@guests.example' } as never })
  expect(typedIn('Name')).toBe('Grace B. Hopper')
  expect(typedIn(/^Email address/)).toBe('grace@guests.example')
  expect(isChecked(/^Stars/)).toBe(true)
  await show('seat-2.new-link')
  expect(typedIn('Name')).toBe('Grace Hopper')
  const { server } = await show('seat-2.signed')
  await press('Take the seat')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')[0]?.body).toMatchObject({ session_ids: ['stars'] })
  expect(storage.getItem('app')).not.toContain('Grace B.')
})

test('a seat that was taken on another device is shown on this one too', async () => {
  const storage = signedIn()
  await showTaken([taken()], storage)
  expect(screen.queryByRole('link', { name: 'Show my ticket' })).not.toBeNull()
  expect(
    JSON.parse(storage.getItem('app') ?? '{}').fayre['https://give.example gala'].account.ownTickets.tokens,
  ).toEqual(['seat-2.signed'])
})

test('a guest who changes answers finds the form open with them after a reload', async () => {
  const storage = signedIn()
  await showTaken([taken()], storage)
  await press('Change my answers')
  await type(/^Access needs/, 'A ramp')
  cleanup()
  await showTaken([taken()], storage)
  expect(typedIn(/^Access needs/)).toBe('A ramp')
})

test('a guest is told at the question that what they want is taken', async () => {
  const refusal = { error: 'validation_error', error_description: 'No', fields: { 'answers.access': 'It is taken' } }
  const { server } = await showTaken([taken()])
  server.answer('POST /tickets/claims/confirm', json(refusal, 400))
  await press('Change my answers')
  await press('Save changes')
  await rest()
  expect(screen.getByLabelText(/^Access needs/).getAttribute('aria-invalid')).toBe('true')
})

const taken = (host_name: string | null = 'Ada Lovelace') => ({
  ...seat(5),
  host_name,
  add_ons: [
    {
      ...{
        add_on_id: 'access',
        kind: 'access',
        title: 'Access needs',
        help: null,
        requiredYN: 'no',
        free_textYN: 'yes',
      },
      ...{ event_ticket_type_ids: [], choices: [] },
    },
  ],
  guest: { ...guest, claimedYN: 'yes', rsvp_status: 'yes' },
})
const showTaken = async (answer: Parameters<typeof json>, storage = signedIn()) => {
  const shown = await showFor(
    <Claim token="seat-2.signed" isInvitation />,
    server => server.answer('POST /tickets/claims', json(...answer)),
    'en-GB',
    storage,
  )
  await rest()
  return shown
}
/** The focused element; `lost` if it is the page's body. */
const focused = () => (document.activeElement === document.body ? 'lost' : document.activeElement?.textContent)

test('the focus goes to what opens, and stays there when it closes', async () => {
  await showTaken([taken()])
  await press('Give the seat to somebody else')
  expect(focused()).toContain('Their name')
  await press('Keep it')
  expect(focused()).toContain('Give the seat to somebody else')
  await press('Change my answers')
  expect(focused()).toContain('has a seat for you')
})

test('a guest who declines is promised no ticket', async () => {
  const { text } = await showFor(<Claim token="seat-2.signed" isInvitation />, server =>
    server.answer('POST /tickets/claims', json(seat(1))),
  )
  await rest()
  expect(text()).toContain('We send your ticket there.')
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: 'No, I can’t' })))
  expect(text()).not.toContain('We send your ticket there.')
  screen.getByRole('button', { name: 'Send the answer' })
})

test('a link that leads to no seat says so, and is not tried again', async () => {
  const gone = { error: 'seat_not_found', error_description: 'This link does not lead to a seat (any more).' }
  const { text } = await showTaken([gone, 404])
  expect(text()).toContain('This link does not lead to a seat (any more).')
  expect(text()).not.toContain('just now')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an invited guest reads nothing about a buyer', async () => {
  const { text } = await showTaken([taken(null)])
  await press('Change my answers')
  expect(text()).toContain('What you need is seen by the organiser alone')
})

test.each([
  ['en-GB', 'Take the seat', 'Please choose Main course'],
  ['de', 'Platz annehmen', 'Bitte wählen Sie etwas bei „Main course“'],
])('asks in a sentence of its language for an answer that the organiser needs: %s', async (locale, take, words) => {
  const meal = {
    ...{ add_on_id: 'meal', kind: 'meal', title: 'Main course', help: null, requiredYN: 'yes', free_textYN: 'no' },
    ...{ event_ticket_type_ids: ['dinner'] },
    choices: [{ add_on_choice_id: 'lamb', title: 'Lamb', price: 0, left: null }],
  }
  const prepare = (server: FakeServer) =>
    server.answer('POST /tickets/claims', json({ ...seat(1), add_ons: [meal], agendas: [] }))
  const { text } = await showFor(<Claim token="seat-2.signed" />, prepare, locale)
  await rest()
  await press(take)
  expect(text()).toContain(words)
})
