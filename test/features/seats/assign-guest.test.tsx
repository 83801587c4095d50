import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AssignGuest } from '../../../src/features/seats/assign/assign-guest.tsx'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const show = (storage?: Storage) =>
  showFor(
    <AssignGuest orderId={undefined} link="" />,
    server => server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] })),
    'en-GB',
    storage,
  ).then(rest)

test('somebody without seats is shown how to find theirs', async () => {
  await show()
  screen.getByText('There are no seats to assign')
  expect(links()).toEqual(['See the tickets'])
  cleanup()
  await show(memoryStorage())
  expect(links()).toEqual(['Sign in', 'See the tickets'])
})

const seat = (number: number, guest_name: string | null) => ({
  ...{
    guest_ticket_id: `seat-${number}`,
    number,
    event_ticket_type_id: 'dinner',
    title: 'Dinner seat',
    bundle_title: null,
  },
  ...{
    guest_name,
    guest_email: null as string | null,
    guest_mobile: null,
    answers: {},
    rsvp_status: 'awaiting',
    checkin_status: 'out',
  },
  ...{ claimedYN: 'no', invited_at: null, endedYN: 'no', revision: 1, session_ids: [] },
})

/** Shows the seats of an order. */
async function showSeats(
  guests: readonly ReturnType<typeof seat>[],
  storage?: Storage,
  add_ons: readonly object[] = [],
) {
  const order = { order_id: 'o', order_reference: 'ABC', guests, add_ons, agendas: [] }
  const shown = await showFor(
    <AssignGuest orderId="o" link="" />,
    server => {
      server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] }))
      server.answer('POST /tickets/orders/o/guests', json(order))
    },
    'en-GB',
    storage,
  )
  await rest()
  return shown
}
const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)

test('a pasted list says how many seats it has filled, and shows the first of them on a phone', async () => {
  const guests = [seat(1, 'Ada'), seat(2, null), seat(3, null), seat(4, null)]
  const { container, server, text } = await showSeats(guests)
  await press('Paste a list')
  await type('One guest a line', 'Bob, bob@guests.example\nCleo')
  await press('Fill the seats')
  await rest()
  expect(text()).toContain('2 seats are filled in, and not saved yet.')
  expect(container.querySelector('.assign-seat[data-shown]')?.textContent).toContain('Seat 2')
  server.answer('PUT /tickets/orders/o/guests', json({ guests, changed: [] }))
  await press('Save guests')
  await rest()
  expect(text()).not.toContain('not saved yet.')
})

test('a seat that changes after a list is pasted stays the one that is shown', async () => {
  const { container, server } = await showSeats([seat(1, 'Ada'), seat(2, null), seat(3, 'Cleo')])
  await press('Paste a list')
  await type('One guest a line', 'Bob')
  await press('Fill the seats')
  await press('Next seat')
  server.answer('POST /tickets/guests/seat-3/recall', json({ guest: { ...seat(3, null), revision: 2 } }))
  const recall = screen.getAllByRole('button', { name: 'Take the seat back' }).at(-1)
  await acting(() => fireEvent.click(recall as HTMLElement))
  await rest()
  expect(values('Name')).toEqual(['Ada', 'Bob', ''])
  expect(container.querySelector('.assign-seat[data-shown]')?.textContent).toContain('Seat 3')
})

test('what is typed while a seat is taken back stays', async () => {
  const { server } = await showSeats([seat(1, 'Ada')])
  const recalled = held(json({ guest: { ...seat(1, null), revision: 2 } }))
  server.answer('POST /tickets/guests/seat-1/recall', recalled.answer)
  await press('Take the seat back')
  await type('Email address', 'bob@guests.example')
  await acting(() => recalled.release())
  await rest()
  expect([values('Name'), values('Email address')]).toEqual([[''], ['bob@guests.example']])
})

test('an invitation that is pressed while guests are saved goes out after them', async () => {
  const ada = { ...seat(1, 'Ada'), guest_email: 'ada@guests.example' }
  const { server } = await showSeats([ada])
  const saved = { ...ada, guest_name: 'Ada L', revision: 2 }
  const saving = held(json({ guests: [saved], changed: [] }))
  server.answer('PUT /tickets/orders/o/guests', saving.answer)
  const invite = 'POST /tickets/guests/seat-1/invite'
  server.answer(invite, json({ guest: { ...saved, invited_at: '2026-11-30T20:00:00.000Z', revision: 3 } }))
  await type('Name', 'Ada L')
  await press('Save guests')
  await press('Send an invitation')
  expect(server.requestsTo(invite)).toHaveLength(0)
  await acting(() => saving.release())
  await rest()
  expect(server.requestsTo(invite)).toHaveLength(1)
  expect(server.requestsTo('PUT /tickets/orders/o/guests')).toHaveLength(1)
})

test('the owner reads what guests have of the choices that were bought, and who can’t come', async () => {
  const asked = { help: null, requiredYN: 'no', free_textYN: 'no', event_ticket_type_ids: [] }
  const red = { add_on_choice_id: 'wine-1', title: 'Red', price: 20_00, left: null }
  const wine = { ...asked, add_on_id: 'wine', kind: 'other', title: 'Wine', choices: [red] }
  const answered = { claimedYN: 'yes', rsvp_status: 'yes', answers: { wine: 'wine-1' } }
  const { text } = await showSeats(
    [
      { ...seat(1, 'Ada'), ...answered },
      { ...seat(2, 'Bob'), claimedYN: 'yes', rsvp_status: 'no' },
    ],
    memoryStorage(),
    [wine],
  )
  expect(text()).toContain('WineRed')
  expect(text()).toMatch(/Bob.? can’t come/)
})

test('a mistyped address in a pasted list is named at its seat, and kept', async () => {
  const { text } = await showSeats([seat(1, 'Ada'), seat(2, null), seat(3, null)])
  await press('Paste a list')
  await type('One guest a line', 'Cy Three\nDi Four; not-an-address')
  await press('Fill the seats')
  await rest()
  expect(text()).toContain('Seat 3: Enter an email address in the correct format')
  expect(values('Name')).toEqual(['Ada', 'Cy Three', 'Di Four'])
  expect(values('Email address')).toEqual(['', '', 'not-an-address'])
})

test('after a reload, the seats that are not saved yet are counted, and others show what was saved elsewhere', async () => {
  const storage = memoryStorage()
  await showSeats([seat(1, 'Ada'), seat(2, null), seat(3, null)], storage)
  await press('Paste a list')
  await type('One guest a line', 'Bob')
  await press('Fill the seats')
  await rest()
  cleanup()
  const { text } = await showSeats([seat(1, 'Ada'), seat(2, null), seat(3, 'Cleo')], storage)
  expect(text()).toContain('1 seat is filled in, and not saved yet.')
  expect(values('Name')).toEqual(['Ada', 'Bob', 'Cleo'])
})

test('guests without a seat are named until the owner closes the note, even after saving and a reload', async () => {
  const storage = memoryStorage()
  const { server, text } = await showSeats([seat(1, 'Ada'), seat(2, null)], storage)
  await press('Paste a list')
  await type('One guest a line', 'Bob\nCleo\nDi')
  await press('Fill the seats')
  await rest()
  server.answer('PUT /tickets/orders/o/guests', json({ guests: [seat(1, 'Ada'), seat(2, 'Bob')], changed: [] }))
  await press('Save guests')
  await rest()
  expect(text()).toContain('There were no seats for Cleo, Di.')
  cleanup()
  const after = await showSeats([seat(1, 'Ada'), seat(2, 'Bob')], storage)
  expect(after.text()).toContain('There were no seats for Cleo, Di.')
  await press('Close')
  cleanup()
  const closed = await showSeats([seat(1, 'Ada'), seat(2, 'Bob')], storage)
  expect(closed.text()).not.toContain('Cleo')
})

test('what is copied to all seats is said beside the button', async () => {
  const { text } = await showSeats([seat(1, 'Ada'), seat(2, null), seat(3, null)])
  const [address] = screen.getAllByLabelText('Email address')
  await acting(() => fireEvent.input(address as HTMLElement, { target: { value: 'ada@guests.example' } }))
  await press('Copy address and answers to all')
  expect(text()).toContain('Copied to 2 other seats that had none, and not saved yet.')
  expect(values('Email address')).toEqual(Array(3).fill('ada@guests.example'))
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: /^Copy address/ })[0] as HTMLElement))
  expect(text()).toContain('Nothing is copied: all other seats have theirs.')
})

const addressed = (guest_email: string, revision: number) => ({ ...seat(1, 'Ada'), guest_email, revision })
const typeAddress = (address: string) =>
  acting(() => fireEvent.input(screen.getByLabelText('Email address'), { target: { value: address } }))
const savesAs = (guest: ReturnType<typeof addressed>) => json({ guests: [guest], changed: [] })

test.each([
  ['Send an invitation', 'mail'],
  ['Send 1 invitation', 'mail'],
  ['Copy the guest’s link', 'link'],
])('saves a corrected address before it acts on the seat: %s', async (name, send) => {
  const { server } = await showSeats([addressed('old@guests.example', 1)])
  await typeAddress('new@guests.example')
  const saved = addressed('new@guests.example', 2)
  server.answer('PUT /tickets/orders/o/guests', savesAs(saved))
  server.answer('POST /tickets/guests/seat-1/invite', json({ guest: saved, link: 'https://event.example/seat' }))
  await press(name)
  await rest()
  expect(server.requestsTo('PUT /tickets/orders/o/guests')[0]?.body).toMatchObject({
    guests: [{ guest_email: 'new@guests.example', revision: 1 }],
  })
  expect(server.requestsTo('POST /tickets/guests/seat-1/invite')[0]?.body).toMatchObject({ send })
})

test('the address of a guest who is in cannot be changed, and it is said why', async () => {
  await showSeats([{ ...addressed('ada@guests.example', 1), checkin_status: 'in' }])
  const address = screen.getByLabelText<HTMLInputElement>('Email address')
  expect(address.readOnly).toBe(true)
  expect(screen.getByText('This guest is here already, so the seat can’t go to somebody else.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(false)
})

test('invites nobody while an address is mistyped or cannot be saved', async () => {
  const { server, text } = await showSeats([addressed('old@guests.example', 1)])
  await typeAddress('not-an-address')
  await press('Send an invitation')
  await rest()
  expect(text()).toContain('Seat 1: Enter an email address in the correct format')
  await typeAddress('new@guests.example')
  const refusal = { error: 'conflict', error_description: 'Try later.' }
  server.answer('PUT /tickets/orders/o/guests', () => Response.json(refusal, { status: 409 }))
  await press('Send an invitation')
  await rest()
  expect(text()).toContain('Try later.')
  expect(server.requestsTo('POST /tickets/guests/seat-1/invite')).toEqual([])
})
