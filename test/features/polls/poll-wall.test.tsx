import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PollWall } from '../../../src/features/polls/poll-wall.tsx'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

beforeEach(() => void newSocket())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const poll = (extra: object) => ({
  ...{ poll_id: 'song', sequence: 1, state: 'open', question: 'Which song first?', publicYN: 'yes', closes_at: null },
  ...{ description: '', choices_max: 1, results_shown: 'always', voted_for: null, result: null },
  options: [
    { option_id: 'waltz', label: 'Waltz' },
    { option_id: 'tango', label: 'Tango' },
  ],
  ...extra,
})

async function show(extra: object) {
  const shown = renderFeature(
    <InMicrosite>
      <PollWall id="song" />
    </InMicrosite>,
    { prepare: server => server.answer('GET /polls/song', json(poll(extra))) },
  )
  await rest()
  return shown
}

const code = () => screen.queryByLabelText('QR code with the address of this poll')

test('a display says where to vote, and why it shows no result', async () => {
  const { text } = await show({ results_shown: 'after_close' })
  expect(text()).toContain('Vote now')
  expect(text()).toMatch(/\/poll$|\/poll\b(?!\/)/)
  expect(text()).toContain('The results are shown after the close.')
  expect(code()).not.toBeNull()
})

test('a display of a poll for accounts tells people to sign in', async () => {
  const { text } = await show({ publicYN: 'no', results_shown: 'after_vote' })
  expect(text()).toContain('Sign in to vote')
  expect(text()).toContain('The results are shown once you have voted.')
  expect(code()).not.toBeNull()
})

test('a display of a closed poll asks for no votes', async () => {
  const { text } = await show({ state: 'closed', results_shown: 'never' })
  expect(text()).toContain('The results are not shown here.')
  expect(code()).toBeNull()
})

test('a display of a poll that has just closed promises no result for later while it reads it', async () => {
  const { text } = await show({ state: 'closed', results_shown: 'after_close' })
  expect(text()).toContain('Waltz')
  expect(text()).not.toContain('The results are shown')
})
