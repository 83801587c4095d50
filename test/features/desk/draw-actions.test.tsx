import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const read = 'GET /admin/prize-draws/tombola'
const at = '2026-12-20T10:00:00.000Z'
const draw = (state: string, extra: object = {}) => ({
  ...{ draw_id: 'tombola', revision: 'r1', state, sold: 3, happenings: 1, drawableYN: 'yes', reopenableYN: 'no' },
  ...{ kind: 'small_society', title: 'Tombola', summary: '', description: '', prizes: [], price: 100 },
  ...{ sold_by: 'entries', numbers_each: 1, minimum_age: 18, society: 'Friends', promoter: 'Ada' },
  ...{ opens_at: at, closes_at: at, draws_at: at },
  ...extra,
})

async function show(state: string, extra: object = {}, permissions = ['*']) {
  const shown = await showFor(<Desk path="draws/tombola" />, server => {
    server.answer('GET /admin/profile', json({ permissions }))
    server.answer(read, json(draw(state, extra)))
  })
  await rest()
  return shown
}

/** Presses the button, and the one of the question that follows. */
async function act(name: string): Promise<void> {
  await press(name)
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))
  await rest()
}

test('a draw that was closed though the answer was lost is shown as closed, without an error', async () => {
  const { server, text } = await show('open')
  server.answer('POST /admin/prize-draws/tombola/close', offline)
  server.answer(read, json(draw('closed')))
  await act('Close it now')
  expect(text()).toContain('The sale has ended and the draw is sealed.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after a refusal it shows how the draw stands now', async () => {
  const { server, text } = await show('closed')
  const refused = json({ error: 'draw_not_possible', error_description: 'Not as it stands.' }, 409)
  server.answer('POST /admin/prize-draws/tombola/draw', refused)
  server.answer(read, json(draw('open')))
  await act('Draw it')
  expect(text()).toContain('Not as it stands.')
  screen.getByRole('button', { name: 'Close it now' })
})

test('a draw without numbers can be deleted, also once it is drawn', async () => {
  await show('drawn', { sold: 0 })
  screen.getByRole('button', { name: 'Delete' })
})

test.each([
  [['draws.viewlist', 'draws.view'], 0],
  [['draws.viewlist', 'draws.view', 'draws.edit'], 1],
])('with %s a draw is shown with %i buttons to save it', async (permissions, count) => {
  await show('draft', { prizes: [{ title: 'A hamper', alcoholYN: 'no' }] }, permissions)
  screen.getByRole('heading', { name: 'Tombola' })
  expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(count)
  for (const text of ['A hamper', 'Friends']) {
    expect(screen.getByDisplayValue(text).matches('fieldset:disabled *')).toBe(!count)
  }
})
