import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

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
const start = { agenda_id: 'start', title: 'Start time', requiredYN: 'yes', ticket_type_ids: ['run'] }
const lunch = { agenda_id: 'lunch', title: 'Lunch', requiredYN: 'no', ticket_type_ids: null }
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
  expect(text()).toContain('Choice 1 needs a name, and when it begins and ends')
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

test('a time that nobody has touched keeps its seconds', async () => {
  const to_the_second = { ...session, starts_at: '2026-12-01T09:00:30.250Z', ends_at: '2026-12-01T09:15:59.999Z' }
  const { sent } = await show('agendas/start', programme(both, 'r2'), [{ ...start, sessions: [to_the_second] }])
  await type('Name of the choice', 'Early wave')
  await press('Save')
  await rest()
  const { starts_at, ends_at } = to_the_second
  expect(sent()[0]?.agendas[0]?.sessions).toMatchObject([{ title: 'Early wave', starts_at, ends_at }])
})
