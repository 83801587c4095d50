import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const session = {
  session_id: 'wave',
  title: 'First wave',
  description: '',
  location: 'North bank',
  starts_at: '2026-12-01T09:00:00.000Z',
  ends_at: '2026-12-01T09:15:00.000Z',
  capacity: 3,
  chosen: 2,
  held: 0,
  closedYN: 'no',
}
const unlimited = { places_left: null, tickets_left: 0 }
const start = { agenda_id: 'start', title: 'Start time', requiredYN: 'yes', ticket_type_ids: ['run'], ...unlimited }
const lunch = { agenda_id: 'lunch', title: 'Lunch', requiredYN: 'no', ticket_type_ids: null, ...unlimited }
const types = [{ event_ticket_type_id: 'run', title: '10 km run' }]
const programme = (agendas: object[], revision = 'r1') => json({ agendas, types, revision })
const both = [
  { ...start, sessions: [session] },
  { ...lunch, sessions: [{ ...session, session_id: 'soup', title: 'Soup', chosen: 0, capacity: null }] },
]
const saved = 'PUT /admin/agendas'

async function show(path: string, answer = programme(both, 'r2'), agendas: object[] = both) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/agendas', programme(agendas))
    server.answer(saved, answer)
  })
  await rest()
  const sent = () =>
    shown.server.requestsTo(saved).map(({ body }) => body as { revision: string; agendas: { sessions: object[] }[] })
  return { ...shown, sent }
}

test('the programme says how full it is, and its parts are closed, moved and deleted, all on what was read', async () => {
  const { sent, text } = await show('agendas')
  expect(text()).toContain('2 of 3')
  expect(text()).toContain('For: 10 km run')
  expect(screen.queryByRole('button', { name: 'Delete Start time' })).toBeNull()
  await press('Close First wave')
  await rest()
  await press('Move up Lunch')
  await rest()
  await press('Delete Lunch')
  await press('Delete')
  await rest()
  const [closing, moving, deleting] = sent()
  expect(closing).toMatchObject({ revision: 'r1', agendas: [{ sessions: [{ closedYN: 'yes' }] }, {}] })
  expect(moving).toMatchObject({ revision: 'r2', agendas: [{ agenda_id: 'lunch' }, { agenda_id: 'start' }] })
  expect(deleting?.agendas).toMatchObject([{ agenda_id: 'start' }])
})

test('a part is made: what is missing is said in words, and nothing typed is lost when somebody else was faster', async () => {
  const changed = { error: 'agendas_changed', error_description: 'Somebody has changed the programme.' }
  const { sent, text } = await show('agendas/new', json(changed, 409))
  await type('Name', 'Workshops')
  await press('Save')
  await rest()
  expect(mistakes()).toEqual(['Choice 1 needs a name', 'Choice 1 must end after it begins'])
  await type('Name of the choice', 'Knots')
  await type('Begins', '2026-12-01T14:00')
  await type('Ends', '2026-12-01T13:00')
  await press('Save')
  await rest()
  expect(text()).toContain('Choice 1 must end after it begins')
  await type('Ends', '2026-12-01T15:00')
  await acting(() => fireEvent.click(screen.getByLabelText('10 km run')))
  await press('Save')
  await rest()
  expect(text()).toContain('Somebody has changed the programme.')
  expect(screen.getByLabelText<HTMLInputElement>('Name of the choice').value).toBe('Knots')
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.agendas[2]).toMatchObject({
    title: 'Workshops',
    requiredYN: 'no',
    ticket_type_ids: ['run'],
    sessions: [{ title: 'Knots', capacity: null, closedYN: 'no' }],
  })
})

test('a part for a deleted ticket says so, and can be made one for others', async () => {
  const stale = { ...start, ticket_type_ids: ['run', 'gone'], sessions: [{ ...session, chosen: 0 }] }
  await show('agendas', undefined, [stale])
  expect(document.body.textContent).toContain('For: 10 km run, Deleted ticket type')
  cleanup()
  const { sent } = await show('agendas/start', undefined, [stale])
  const deleted = screen.getByLabelText<HTMLInputElement>('Deleted ticket type')
  expect(deleted.checked).toBe(true)
  await acting(() => fireEvent.click(deleted))
  await press('Save')
  await rest()
  expect(sent()[0]?.agendas[0]).toMatchObject({ ticket_type_ids: ['run'] })
})

test('a time that nobody has touched keeps its seconds', async () => {
  const to_the_second = { ...session, starts_at: '2026-12-01T09:00:30.250Z', ends_at: '2026-12-01T09:15:59.999Z' }
  const { sent } = await show('agendas/start', programme(both, 'r2'), [{ ...start, sessions: [to_the_second] }])
  await type('Name of the choice', 'Early wave')
  await press('Save')
  await rest()
  const { starts_at, ends_at } = to_the_second
  expect(sent()[0]?.agendas[0]?.sessions).toMatchObject([{ title: 'Early wave', starts_at, ends_at }])
})

test('each mistake in a choice is told at its field, and the list of mistakes leads there', async () => {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  const second = { ...session, session_id: 'late', ends_at: '2026-12-01T08:00:00.000Z', chosen: 0 }
  const { sent } = await show('agendas/start', undefined, [{ ...start, sessions: [session, second] }])
  await acting(() => fireEvent.input(field('capacity-2'), { target: { value: '0' } }))
  await press('Save')
  await rest()
  expect(mistakes()).toEqual(['Choice 2 must end after it begins', 'Choice 2 needs at least one place'])
  expect(field('ends-2').getAttribute('aria-invalid')).toBe('true')
  expect(field('sessions').getAttribute('aria-invalid')).not.toBe('true')
  await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Choice 2 must end after it begins' })))
  expect(document.activeElement).toBe(field('ends-2'))
  expect(sent()).toEqual([])
})

test('a required part with fewer places than tickets that can still be sold is warned of', async () => {
  const counted = (places_left: number | null) => ({ ...start, sessions: [session], places_left, tickets_left: 4 })
  const { text } = await show('agendas', undefined, [counted(3)])
  expect(text()).toContain('Places left: 3. 4 tickets can still be sold.')
  cleanup()
  expect((await show('agendas', undefined, [counted(0)])).text()).toContain('All places are taken')
  for (const agenda of [counted(4), counted(null), { ...counted(3), requiredYN: 'no' }]) {
    cleanup()
    expect((await show('agendas', undefined, [agenda])).text()).not.toContain('can still be sold')
  }
})

test('before what guests have chosen gets another time, the desk says how many they are', async () => {
  const { sent, text } = await show('agendas/start')
  await type('Name of the choice', 'Early wave')
  await type('Ends', '2026-12-01T23:30')
  await press('Save')
  expect(text()).toContain('2 guests have already chosen')
  expect(text()).toContain('The new time is mailed to them')
  expect(text()).not.toContain('other tickets')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Go back' })[0] as HTMLElement))
  expect(sent()).toEqual([])
  await press('Save')
  await press('Save and tell them')
  await rest()
  expect(sent()).toHaveLength(1)
})
