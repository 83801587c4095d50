import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const read = 'GET /admin/polls/song'
const poll = (state: string, votes: number, extra: object = {}) => ({
  ...{ poll_id: 'song', revision: 'r1', votes_sequence: 1, state, question: 'Which song?', description: '' },
  ...{ choices_max: 1, publicYN: 'yes', results_shown: 'after_close', closes_at: null },
  options: [
    { option_id: 'waltz', label: 'Waltz' },
    { option_id: 'tango', label: 'Tango' },
  ],
  result: {
    voters: votes,
    options: [
      { option_id: 'waltz', votes },
      { option_id: 'tango', votes: 0 },
    ],
  },
  ...extra,
})

async function show(path: string, answer?: object) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    if (answer) server.answer(read, json(answer))
  })
  await rest()
  return shown
}

test('answers that are missing or said twice are told at their own fields', async () => {
  const { server } = await show('polls/new')
  await press('Add an answer')
  await type('Answer 1', 'Waltz')
  await type('Answer 3', ' waltz')
  await send('Polls')
  expect(mistakes()).toEqual(['Please enter a question', 'Say what answer 2 is', 'Answer 3 is there already'])
  await press('Remove answer 2')
  await type('Answer 2', 'Tango')
  await type('Question', 'Which song?')
  server.answer('POST /admin/polls', json(poll('draft', 0)))
  await send('Polls')
  expect(server.requestsTo('POST /admin/polls')[0]?.body).toMatchObject({
    question: 'Which song?',
    options: [{ label: 'Waltz' }, { label: 'Tango' }],
    choices_max: 1,
    closes_at: null,
  })
})

test('what the server refuses of the answers as a whole leads to the first one', async () => {
  const { server } = await show('polls/song', poll('draft', 0))
  const said = 'Each answer once, please'
  const fields = { options: said }
  server.answer('PUT /admin/polls/song', json({ error: 'validation_error', error_description: said, fields }, 400))
  await send('Polls')
  expect(mistakes()).toEqual([said])
  await acting(() => fireEvent.click(screen.getByRole('link', { name: said })))
  expect(document.activeElement).toBe(screen.getByLabelText('Answer 1'))
})

test('once somebody has voted the answers stand, the question does not, and the poll cannot be deleted', async () => {
  const { server, text } = await show('polls/song', poll('open', 3))
  expect((screen.getByLabelText('Answer 1') as HTMLInputElement).disabled).toBe(true)
  expect((screen.getByLabelText('Who may vote') as HTMLSelectElement).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(text()).toContain('3 votes, 100%')
  await type('Question', 'Which song first?')
  server.answer('PUT /admin/polls/song', json(poll('open', 3, { revision: 'r2', question: 'Which song first?' })))
  await send('Polls')
  expect(server.requestsTo('PUT /admin/polls/song')[0]?.body).toMatchObject({
    revision: 'r1',
    question: 'Which song first?',
    options: [{ option_id: 'waltz' }, { option_id: 'tango' }],
  })
})

test('a poll that was closed though the answer was lost is shown as closed, without an error', async () => {
  const { server, text } = await show('polls/song', poll('open', 3))
  server.answer('POST /admin/polls/song/close', offline)
  server.answer(read, json(poll('closed', 3)))
  await press('Close it now')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Close it now' }).at(-1) as HTMLElement))
  await rest()
  expect(text()).toContain('Nobody can vote any more.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that is being changed when the first vote comes goes back to what was voted for', async () => {
  const { server } = await show('polls/song', poll('open', 0))
  await type('Answer 1', 'Foxtrot')
  await type('Question', 'Which song first?')
  server.answer('POST /admin/polls/song/close', json(poll('closed', 3)))
  server.answer(read, json(poll('closed', 3, { votes_sequence: 2 })))
  await press('Close it now')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Close it now' }).at(-1) as HTMLElement))
  await rest()
  const answer = screen.getByLabelText('Answer 1') as HTMLInputElement
  expect([answer.value, answer.disabled]).toEqual(['Waltz', true])
  expect((screen.getByLabelText('Question') as HTMLInputElement).value).toBe('Which song first?')
})

test('what is typed after saving is not called saved', async () => {
  const { server, text } = await show('polls/song', poll('draft', 0))
  server.answer('PUT /admin/polls/song', json(poll('draft', 0, { revision: 'r2', question: 'Which dance?' })))
  await type('Question', 'Which dance?')
  await send('Polls')
  await rest()
  expect(text()).toContain('Saved')
  await type('Question', 'Which dance first?')
  expect(text()).not.toContain('Saved')
})

test('what is typed while it is saved is not called saved', async () => {
  const { server, text } = await show('polls/song', poll('draft', 0))
  const saving = held(json(poll('draft', 0, { revision: 'r2', question: 'Which dance?' })))
  server.answer('PUT /admin/polls/song', saving.answer)
  await type('Question', 'Which dance?')
  await press('Save')
  await type('Question', 'Which dance first?')
  await acting(() => saving.release())
  await rest()
  expect((screen.getByLabelText('Question') as HTMLInputElement).value).toBe('Which dance first?')
  expect(text()).not.toContain('Saved')
})

test('the link for guests is copied, or said to be copied by hand', async () => {
  const { text } = await show('polls/song', poll('open', 3))
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press('Copy the link')
  await rest()
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/poll\/poll-public\/song$/))
  expect(text()).toContain('Copied')
  vi.stubGlobal('navigator', {})
  await press('Copy the link')
  await rest()
  expect(text()).toContain('Select the link and copy it.')
  vi.unstubAllGlobals()
})

test('the question before closing says how many votes there are, and who sees the result then', async () => {
  const { text } = await show('polls/song', poll('open', 3))
  await press('Close it now')
  expect(text()).toContain('“Which song?” has 3 votes so far.')
  expect(text()).toContain('Guests then see the result.')
  cleanup()
  const never = await show('polls/song', poll('open', 3, { results_shown: 'never' }))
  await press('Close it now')
  expect(never.text()).not.toContain('Guests then see the result.')
})
