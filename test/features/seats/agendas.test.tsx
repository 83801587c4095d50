import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AgendasView } from '../../../src/features/seats/agendas/agendas-view.tsx'
import { Claim } from '../../../src/features/seats/claim/claim.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

const session = (session_id: string, title: string, left: number) => ({
  ...{ session_id, title, description: '', location: null, left },
  ...{ starts_at: '2026-12-01T20:00:00.000Z', ends_at: '2026-12-01T21:00:00.000Z' },
})
const agendas = (starsLeft: number) => [
  {
    ...{ agenda_id: 'after', title: 'After dinner', required: 'no', ticket_type_ids: null },
    sessions: [session('stars', 'Stars', starsLeft), session('wine', 'Wine', 5)],
  },
]
const seat = {
  ...{ guest_ticket_id: 'seat-1', number: 1, event_ticket_type_id: 'dinner', title: 'Dinner', bundle_title: null },
  ...{ guest_name: 'Ada', guest_email: null, guest_mobile: null, answers: {}, rsvp_status: 'yes' },
  ...{ checkin_status: 'out', claimedYN: 'no', invited_at: null, endedYN: 'no', revision: 1, session_ids: [] },
}
const summary = { ...{ order_id: 'o', order_reference: 'ABC', unassigned: 0 }, tickets: [] }
const order = { order_id: 'o', order_reference: 'ABC', guests: [seat], add_ons: [], agendas: [] }
const choosing = 'PUT /tickets/guests/seat-1/agendas'

async function show(storage: Storage, starsLeft = 5, prepare?: (server: FakeServer) => void) {
  const shown = await showFor(
    <AgendasView />,
    server => {
      server.answer('GET /agendas', json({ agendas: agendas(starsLeft) }))
      server.answer('POST /tickets/your-tickets', json({ orders: [summary], guest_of: [] }))
      server.answer('POST /tickets/orders/o/guests', json(order))
      server.answer(choosing, json({ error: 'session_expired', error_description: 'Please sign in.' }, 401))
      prepare?.(server)
    },
    'en-GB',
    storage,
  )
  await rest()
  return shown
}
const signedIn = () => memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a choice of session that could not be saved is still there after the reload, until it is saved', async () => {
  const storage = signedIn()
  const { server, text } = await show(storage)
  expect(text()).not.toContain('Not saved yet')
  await acting(() => fireEvent.click(radio(/^Stars/)))
  await press('Save the choice')
  await rest()
  expect(server.requestsTo(choosing)).toHaveLength(1)
  cleanup()
  const again = await show(storage)
  expect(radio(/^Stars/).checked).toBe(true)
  expect(again.text()).toContain('Not saved yet.')
  again.server.answer(choosing, json({ session_ids: ['stars'] }))
  await press('Save the choice')
  await rest()
  expect(again.text()).toContain('Saved.')
  cleanup()
  await show(storage)
  expect(radio(/^Nothing/).checked).toBe(true)
})

test('of a choice that was not saved, a session that has filled up since is not offered as chosen', async () => {
  const storage = signedIn()
  await show(storage)
  await acting(() => fireEvent.click(radio(/^Stars/)))
  cleanup()
  await show(storage, 0)
  expect(radio(/^Stars/).checked).toBe(false)
})

test.each(['POST /tickets/your-tickets', 'POST /tickets/orders/o/guests'])(
  'somebody whose seats can’t be read (%s) is told so, and can try again',
  async read => {
    const broken = { error: 'broken', error_description: 'The seats are being moved.' }
    const { server, text } = await show(signedIn(), 5, server => server.answer(read, json(broken, 500)))
    expect(text()).toContain('Your seats can’t be shown just now.')
    expect(screen.queryByRole('button', { name: 'Save the choice' })).toBeNull()
    server.answer('POST /tickets/your-tickets', json({ orders: [summary], guest_of: [] }))
    server.answer('POST /tickets/orders/o/guests', json(order))
    await press('Try again')
    await rest()
    expect(radio(/^Stars/).checked).toBe(false)
  },
)

const link = 'seat-2.signed'
const byLink = { invitedYN: 'no', host_name: null, code: 'CODE', add_ons: [], agendas: [] }
const claimed = (rsvp_status: string) => ({
  ...seat,
  ...{ guest_ticket_id: 'seat-2', number: 2, guest_name: 'Grace', claimedYN: 'yes', rsvp_status },
})
const ticket = {
  ...{ guest_ticket_id: 'seat-2', number: 2, title: 'Dinner', bundle_title: null, guest_name: 'Grace' },
  ...{ rsvp_status: 'yes', checkin_status: 'out', endedYN: 'no', claimedYN: 'yes', code: 'CODE', claim_token: link },
  sessions: [],
}
const withTaken = (rsvp_status: string) => (server: FakeServer) => {
  const orders = [{ ...summary, tickets: [ticket] }]
  server.answer('POST /tickets/your-tickets', json({ orders, guest_of: [] }))
  server.answer('POST /tickets/orders/o/guests', json({ ...order, guests: [claimed(rsvp_status)] }))
  server.answer('POST /tickets/claims', json({ ...byLink, guest: claimed(rsvp_status) }))
}

test('a buyer chooses for a seat of their order that they have taken over', async () => {
  await show(signedIn(), 5, withTaken('yes'))
  expect(screen.getByRole('region', { name: 'Seat 2' })).toBeTruthy()
})

test('what a guest has chosen stays chosen when they change an answer later', async () => {
  const having = (session: string) =>
    json({ ...byLink, agendas: agendas(0), guest: { ...claimed('yes'), session_ids: [session] } })
  const { server, change } = await show(signedIn(), 0, server => {
    withTaken('yes')(server)
    server.answer('POST /tickets/claims', having('stars'), having('wine'))
    server.answer('PUT /tickets/guests/seat-2/agendas', json({ session_ids: ['wine'] }))
    server.answer('POST /tickets/claims/confirm', having('wine'))
  })
  await acting(() => fireEvent.click(radio(/^Wine/)))
  await press('Save the choice')
  change(
    <InMicrosite>
      <Claim token={link} />
    </InMicrosite>,
  )
  await rest()
  await press('Change my answers')
  await press('Save changes')
  await rest()
  expect(server.requestsTo('POST /tickets/claims/confirm')[0]?.body).toMatchObject({ session_ids: ['wine'] })
})

test('a guest who looks at another session can go back to their own, even if it is full', async () => {
  await show(signedIn(), 0, server => {
    const guests = [{ ...seat, session_ids: ['stars'] }]
    server.answer('POST /tickets/orders/o/guests', json({ ...order, guests }))
  })
  await acting(() => fireEvent.click(radio(/^Wine/)))
  expect(radio(/^Stars/).disabled).toBe(false)
})

test('what a buyer has chosen for a seat is chosen when they come back to the programme', async () => {
  const { server, change } = await show(signedIn())
  server.answer(choosing, json({ session_ids: ['stars'] }))
  await acting(() => fireEvent.click(radio(/^Stars/)))
  await press('Save the choice')
  await rest()
  change(null)
  change(
    <InMicrosite>
      <AgendasView />
    </InMicrosite>,
  )
  await rest()
  expect(radio(/^Stars/).checked).toBe(true)
})

test('a guest who can’t come is told why they can’t choose, and their buyer is not asked', async () => {
  const { text } = await show(signedIn(), 5, server => {
    withTaken('no')(server)
    const declined = { ...seat, number: 3, rsvp_status: 'no' }
    server.answer('POST /tickets/orders/o/guests', json({ ...order, guests: [declined] }))
  })
  expect(text()).toContain('After dinner')
  expect(text().split('You have said that you can’t come.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Save the choice' })).toBeNull()
})

test('somebody who is signed out is shown how to come to their seats', async () => {
  await show(memoryStorage(), 5, server =>
    server.answer('POST /tickets/your-tickets', json({ orders: [], guest_of: [] })),
  )
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('_redirect=%2Fagendas')
})
