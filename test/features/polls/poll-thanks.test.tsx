import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PollThanks } from '../../../src/features/polls/poll-thanks.tsx'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

beforeEach(() => void newSocket())
afterEach(cleanup)

const poll = {
  ...{ poll_id: 'song', sequence: 1, state: 'closed', question: 'Which song first?', publicYN: 'yes' },
  ...{ closes_at: null, votedYN: 'yes' },
}

function thanks(...items: object[]) {
  renderFeature(
    <InMicrosite>
      <PollThanks otherwise={<p>There is no such page.</p>} />
    </InMicrosite>,
    { prepare: server => server.answer('GET /polls', json({ items, next: null })) },
  )
}

test('thanks for a vote', async () => {
  thanks(poll)
  expect(await screen.findByText('Thank you for your vote')).toBeTruthy()
})

test('where the event has no polls there is nobody to thank', async () => {
  thanks()
  expect(await screen.findByText('There is no such page.')).toBeTruthy()
  expect(screen.queryByText('Thank you for your vote')).toBeNull()
})
