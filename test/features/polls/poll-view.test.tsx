import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollDataPush } from '../../../src/api/polls.ts'
import { PollView } from '../../../src/features/polls/poll-view.tsx'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { newSocket } from '../../support/socket.ts'
import { mistakes, press, send } from '../../support/visitor.tsx'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const result = (waltz: number, tango: number) => ({
  voters: waltz + tango,
  options: [
    { option_id: 'waltz', votes: waltz },
    { option_id: 'tango', votes: tango },
  ],
})

const poll = (extra: object = {}) => ({
  ...{ poll_id: 'song', sequence: 1, state: 'open', question: 'Which song first?', publicYN: 'yes', closes_at: null },
  ...{ description: '', choices_max: 1, results_shown: 'always', voted_for: null, result: result(3, 1) },
  options: [
    { option_id: 'waltz', label: 'Waltz' },
    { option_id: 'tango', label: 'Tango' },
  ],
  ...extra,
})

const read = 'GET /polls/song'
const vote = 'POST /polls/song/vote'

async function show(first: object, { chosen, locale }: { chosen?: string; locale?: string } = {}) {
  const opened: string[] = []
  const shown = renderFeature(
    <InMicrosite>
      <PollView id="song" chosen={chosen} />
    </InMicrosite>,
    {
      ...(locale && { locale }),
      prepare: server => server.answer(read, json(first)),
      links: { href: path => path, open: path => void opened.push(path), here: () => '/poll/poll-public/song' },
    },
  )
  await fake.isOpen
  await rest()
  return { ...shown, opened }
}

const choose = (label: string) => acting(() => fireEvent.click(screen.getByLabelText(label)))
const cast = () => send('Which song first?')
const push = (data: object) =>
  acting(() => fake.push({ poll_id: 'song', state: 'open', editedYN: 'no', ...data }, pollDataPush.event))

test('an answer that is taken out while it is chosen is not sent, and counts for no limit', async () => {
  const rumba = { option_id: 'rumba', label: 'Rumba' }
  const options = [...poll().options, rumba]
  const { server } = await show(poll({ choices_max: 2, options }))
  await choose('Waltz')
  await choose('Rumba')
  server.answer(read, json(poll({ sequence: 2, choices_max: 2 })))
  await push({ sequence: 2, editedYN: 'yes' })
  await vi.waitFor(() => expect(screen.queryByLabelText('Rumba')).toBeNull())
  await choose('Tango')
  server.answer(vote, json(poll({ sequence: 3, choices_max: 2, voted_for: ['waltz', 'tango'] })))
  await cast()
  expect(server.requestsTo(vote).map(({ body }) => Object(body).option_ids)).toEqual([['waltz', 'tango']])
})

test('a vote is sent once more after a lost answer with the same key, and the result moves with others', async () => {
  const { server, text } = await show(poll())
  expect(text()).toContain('3 votes, 75%')
  await cast()
  expect(mistakes()).toEqual(['Please choose an answer'])
  await choose('Tango')
  server.answer(vote, offline)
  await cast()
  expect(screen.getByRole('alert').textContent).toMatch(/^No connection.*Your choice is still here/)
  await acting(() => window.dispatchEvent(new Event('online')))
  expect(text()).toContain('You are online again')
  const after = poll({ sequence: 2, voted_for: ['tango'], result: result(3, 2) })
  server.answer(vote, json(after))
  server.answer(read, json(after))
  await cast()
  const sent = server.requestsTo(vote).map(({ body }) => body)
  expect(sent).toEqual([sent[0], sent[0]])
  expect(sent[0]).toMatchObject({ option_ids: ['tango'] })
  expect(text()).toContain('Thank you, your vote is counted.')
  await vi.waitFor(() => expect(text()).toContain('Tango (your vote)2 votes, 40%'))
  expect(document.activeElement?.textContent).toBe('Thank you, your vote is counted.')
  await push({ sequence: 9, result: result(15, 5) })
  await vi.waitFor(() => expect(text()).toContain('15 votes, 75%'))
  expect(server.requestsTo(read)).toHaveLength(3)
  await press('Change my vote')
  expect((screen.getByLabelText('Tango') as HTMLInputElement).checked).toBe(true)
})

test('a vote that was counted though its answer was lost is not asked for again', async () => {
  const { server, text } = await show(poll({ choices_max: 2 }))
  await choose('Tango')
  await choose('Waltz')
  server.answer(vote, offline)
  server.answer(read, json(poll({ choices_max: 2, sequence: 2, voted_for: ['waltz', 'tango'] })))
  await cast()
  expect(text()).toContain('Thank you, your vote is counted.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a vote after the close is refused in words, and an open page sees the close and the result', async () => {
  const hidden = { results_shown: 'after_close', result: null }
  const { server, text } = await show(poll(hidden))
  expect(text()).toContain('The results are shown after the close.')
  await choose('Waltz')
  server.answer(vote, json({ error: 'poll_closed', error_description: 'This poll has closed, sorry.' }, 409))
  server.answer(read, json(poll({ ...hidden, sequence: 2, state: 'closed', result: result(3, 1) })))
  await cast()
  expect(text()).toContain('This poll has closed, sorry.')
  expect(text()).toContain('3 votes, 75%')
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
})

test('who may not see the result is thanked on a screen of its own, and reads it once they may', async () => {
  const { server, text, opened } = await show(poll({ results_shown: 'never', result: null }))
  const after = poll({ sequence: 2, results_shown: 'never', result: null, voted_for: ['waltz'] })
  server.answer(vote, json(after))
  server.answer(read, json(after))
  await choose('Waltz')
  await cast()
  expect(opened).toEqual(['/poll/poll-success'])
  expect(text()).toContain('You voted: Waltz')
  expect(text()).not.toContain('%')
  server.answer(read, json(poll({ sequence: 3, voted_for: ['waltz'] })))
  await push({ sequence: 3, result: null, editedYN: 'yes' })
  await vi.waitFor(() => expect(text()).toContain('3 votes, 75%'))
})

test('after votes of others, who has voted reads a result again that is not pushed, and nobody else does', async () => {
  const rule = { results_shown: 'after_vote' }
  const { server, text } = await show(poll({ ...rule, result: null }))
  await push({ sequence: 5, result: null })
  const after = poll({ ...rule, sequence: 6, voted_for: ['waltz'], result: result(4, 1) })
  server.answer(vote, json(after))
  server.answer(read, json(after))
  await choose('Waltz')
  await cast()
  server.answer(read, json(poll({ ...rule, sequence: 7, voted_for: ['waltz'], result: result(4, 4) })))
  await push({ sequence: 7, result: null })
  await vi.waitFor(() => expect(text()).toContain('4 votes, 50%'))
  // First, after the vote, and after the push that came later.
  expect(server.requestsTo(read)).toHaveLength(3)
})

async function changeToTango(after: Parameters<Awaited<ReturnType<typeof show>>['server']['answer']>[1]) {
  const shown = await show(poll({ voted_for: ['waltz'] }))
  await press('Change my vote')
  await choose('Tango')
  shown.server.answer(vote, json(poll({ sequence: 2, voted_for: ['tango'], result: result(2, 2) })))
  shown.server.answer(read, after)
  await acting(() => fireEvent.submit(screen.getByRole('form')))
  await vi.waitFor(() => expect(shown.server.requestsTo(read)).toHaveLength(2))
  return shown
}

test('a vote that was changed stays what it is though the votes of others overtake the read after it', async () => {
  const slow = held(json(poll({ sequence: 2, voted_for: ['tango'], result: result(2, 2) })))
  const { text, server } = await changeToTango(slow.answer)
  await push({ sequence: 3, result: result(6, 2) })
  await acting(() => new Promise(done => setTimeout(done, 1100)))
  slow.release()
  await vi.waitFor(() => expect(text()).toContain('Tango (your vote)2 votes, 25%'))
  expect(text()).toContain('Waltz6 votes, 75%')
  // Another device changes it.
  server.answer(read, json(poll({ sequence: 4, voted_for: ['waltz'], result: result(7, 1) })))
  await push({ sequence: 4, editedYN: 'yes' })
  await vi.waitFor(() => expect(text()).toContain('Waltz (your vote)7 votes'))
})

test('a vote that was changed stays what it is though the read after it fails, until a read says more', async () => {
  const { text, server } = await changeToTango(offline)
  await vi.waitFor(() => expect(text()).toContain('Thank you, your vote is counted.'))
  expect(text()).toContain('Tango (your vote)')
  await press('Change my vote')
  expect((screen.getByLabelText('Tango') as HTMLInputElement).checked).toBe(true)
  await press('Leave my vote as it is')
  for (const own of ['tango', 'waltz']) {
    const sequence = own === 'tango' ? 3 : 4
    server.answer(read, json(poll({ sequence, voted_for: [own], question: `Which song, ${own}?` })))
    await push({ sequence, editedYN: 'yes' })
    await vi.waitFor(() => expect(text()).toContain(`Which song, ${own}?`))
  }
  expect(text()).toContain('Waltz (your vote)')
})

test('what the organiser has mended is shown though votes overtake its read', async () => {
  const { server, text } = await show(poll())
  const slow = held(json(poll({ sequence: 2, question: 'Which dance first?' })))
  server.answer(read, slow.answer)
  await push({ sequence: 2, editedYN: 'yes' })
  await vi.waitFor(() => expect(server.requestsTo(read)).toHaveLength(2))
  await push({ sequence: 3, result: result(6, 2) })
  await vi.waitFor(() => expect(text()).toContain('6 votes, 75%'))
  slow.release()
  await vi.waitFor(() => expect(text()).toContain('Which dance first?'))
  expect(text()).toContain('6 votes, 75%')
})

test('a browser without cookies is told that the result is as it was at its vote', async () => {
  const { server, text } = await show(poll({ results_shown: 'after_vote', result: null }))
  const after = { results_shown: 'after_vote', sequence: 2 }
  server.answer(vote, json(poll({ ...after, voted_for: ['waltz'] })))
  server.answer(read, json(poll({ ...after, result: null })))
  await choose('Waltz')
  await cast()
  expect(text()).toMatch(/3 votes, 75%(?!.*when you voted)/)
  await push({ sequence: 3, result: null })
  await vi.waitFor(() => expect(text()).toContain('This is how it stood when you voted.'))
})

test('who must sign in comes back with the choice, also where they had voted otherwise', async () => {
  await show(poll({ publicYN: 'no', choices_max: 2 }), { chosen: 'waltz' })
  expect((screen.getByLabelText('Waltz') as HTMLInputElement).checked).toBe(true)
  await choose('Tango')
  const link = screen.getByRole('link', { name: 'Sign in to vote' })
  const goal = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('_redirect')
  expect(goal).toBe('/poll/song?choice=waltz%2Ctango')
  cleanup()
  const { text } = await show(poll({ voted_for: ['waltz'] }), { chosen: 'tango' })
  expect((screen.getByLabelText('Tango') as HTMLInputElement).checked).toBe(true)
  await press('Leave my vote as it is')
  expect(text()).toContain('Waltz (your vote)')
})

test('it speaks German', async () => {
  const { text } = await show(poll({ voted_for: ['waltz'] }), { locale: 'de-DE' })
  expect(text()).toContain('Danke, Ihre Stimme ist gezählt.')
  expect(text()).toContain('Waltz (Ihre Stimme)3 Stimmen, 75 %')
})
