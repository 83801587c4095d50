import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fundraiserDataEvent, teamDataEvent } from '../../../src/api/fundraisers-read.ts'
import { Section } from '../../../src/features/individual-giving/own/fundraising-section.tsx'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { newSocket } from '../../support/socket.ts'
import { wireFundraiserPage as page } from '../../support/wire-fundraiser-page.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const money = { currency: 'GBP', currency_decimals: 2 }
const numbers = { sequence: 1, raised: 0, gift_count: 0, shownYN: 'yes' }
const team = {
  ...{ team_id: 'curlews', ...numbers, member_count: 1, name: 'The Curlews', picture: null, goal: 0, summary: '' },
  ...{ story: '', captainYN: 'yes', approvalYN: 'yes', revision: 'first' },
  requests: [] as object[],
  members: [{ fundraiser_id: 'ada', name: 'Ada Lovelace', raised: 0, captainYN: 'yes' }],
}
const own = { page, team, asked: null, ...money }

test('a captain’s open page shows a new request to join, and a new gift', async () => {
  const { server, text } = await showFor(<Section />, server => {
    server.answer('GET /account/fundraiser', json(own))
    server.answer('GET /individual-giving/teams', json({ ...money, items: [], total: 0, next: null }))
    server.answer('GET /individual-giving/teams/curlews', json({ ...team, ...money, captain_name: null }))
    const open = { story: '', takes_giftsYN: 'yes', updates: [], supporters: [], messages: [] }
    server.answer('GET /individual-giving/fundraisers/ada', json({ ...page, ...money, ...open }))
  })
  await screen.findByText('Ada Lovelace')
  await fake.untilOpen()
  expect(screen.queryByText('Bob Boatwright')).toBeNull()

  const asked = { ...team, sequence: 2, requests: [{ fundraiser_id: 'bob', name: 'Bob Boatwright' }] }
  server.answer('GET /account/fundraiser', json({ ...own, team: asked }))
  fake.push({ ...numbers, team_id: 'curlews', member_count: 1, sequence: 2 }, teamDataEvent)
  await screen.findByText('Bob Boatwright')

  server.answer('GET /account/fundraiser', json({ ...own, team: asked, page: { ...page, sequence: 2, raised: 25_00 } }))
  const raised = { ...numbers, sequence: 2, raised: 25_00 }
  server.answer('GET /individual-giving/fundraisers/ada', json({ ...page, ...money, ...raised, supporters: [] }))
  fake.push({ ...raised, fundraiser_id: 'ada' }, fundraiserDataEvent)
  await vi.waitFor(() => expect(text()).toContain('£25'), 5000)
})
