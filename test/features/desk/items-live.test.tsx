import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollVotesPush } from '../../../src/api/admin-polls.ts'
import { pledgeItemEvent } from '../../../src/api/pledges-read.ts'
import { Desk } from '../../../src/features/desk/desk.tsx'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const numbers = { sequence: 0, state: 'open', pledged: 0, matched: 0, pledge_count: 0 }
const words = { summary: '', description: '', picture: null, target: null, levels: [], charity_ids: [] }
const item = (pledge_item_id: string, title: string, publishedYN: 'yes' | 'no') => ({
  ...{ ...numbers, ...words, pledge_item_id, title, publishedYN },
  ...{ number: 1, revision: 'r', own_amountYN: 'yes', pay_laterYN: 'yes' },
})
const answer = (...items: object[]) => json({ currency: 'GBP', currency_decimals: 2, items })

test('a draft that another organiser makes appears, by the channel of the desks', async () => {
  const care = item('care', 'A night of care', 'yes')
  const { server, text } = await showFor(<Desk path="pledge-items" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/pledge-items', answer(care))
  })
  await fake.isOpen
  await vi.waitFor(() => expect(text()).toContain('A night of care'))
  expect(fake.subscriptions.map(({ channel }) => channel)).toEqual([expect.stringMatching(/^private-.+-desk$/)])
  server.answer('GET /admin/pledge-items', answer(care, item('garden', 'A garden', 'no')))
  fake.push({ ...numbers, pledge_item_id: 'garden', editedYN: 'yes' }, pledgeItemEvent)
  await vi.waitFor(() => expect(text()).toContain('A garden'))
})

test('votes that are pushed without a result are read', async () => {
  const poll = (votes_sequence: number, voters: number) => ({
    ...{ poll_id: 'song', revision: 'r1', votes_sequence, state: 'open', question: 'Which song?', description: '' },
    ...{ choices_max: 1, publicYN: 'yes', results_shown: 'never', closes_at: null, options: [] },
    result: { voters, options: [] },
  })
  const { server, text } = await showFor(<Desk path="polls/song" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['polls.viewlist', 'polls.view'] }))
    server.answer('GET /admin/polls/song', json(poll(1, 3)))
  })
  await fake.isOpen
  await vi.waitFor(() => expect(text()).toContain('3 votes'))
  server.answer('GET /admin/polls/song', json(poll(5, 8)))
  fake.push({ poll_id: 'song', votes_sequence: 5, state: 'open' }, pollVotesPush.event)
  await vi.waitFor(() => expect(text()).toContain('8 votes'))
})
