import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Section } from '../../../src/features/individual-giving/own/fundraising-section.tsx'
import { JoinLink } from '../../../src/features/individual-giving/page/join-link.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'
import { wireFundraiserPage as page } from '../../support/wire-fundraiser-page.ts'

afterEach(cleanup)

const team = {
  team_id: 'curlews',
  sequence: 1,
  raised: 0,
  gift_count: 0,
  member_count: 1,
  shownYN: 'yes',
  name: 'The Curlews',
  picture: null,
  goal: 0,
  summary: '',
  story: '',
  captainYN: 'yes',
  approvalYN: 'yes',
  revision: 'first',
  requests: [{ fundraiser_id: 'bob', name: 'Bob Boatwright' }],
  members: [{ fundraiser_id: 'ada', name: 'Ada Lovelace', raised: 0, captainYN: 'yes' }],
}
const own = { page, team, asked: null, currency: 'GBP', currency_decimals: 2 }

test('a captain who is refused sees the team as others have left it', async () => {
  const { server } = await showFor(<Section />, server => {
    server.answer('GET /account/fundraiser', json(own))
    server.answer('GET /individual-giving/teams', json([]))
    server.answer(
      'PUT /account/fundraiser-team/requests/bob',
      json({ error: 'not_asking', error_description: 'This person no longer asks to join your team.' }, 409),
    )
  })
  await rest()
  server.answer('GET /account/fundraiser', json({ ...own, team: { ...team, requests: [] } }))
  await press('Let Bob Boatwright in')
  await rest()
  expect(screen.getByRole('alert').textContent).toContain('This person no longer asks to join your team.')
  expect(screen.queryByText('Bob Boatwright')).toBeNull()
})

test.each([
  { whose: { team }, link: 'See your team in your account' },
  { whose: { team: null, asked: { team_id: 'curlews', name: 'The Curlews' } }, link: 'See your request to join' },
  { whose: { team: { ...team, team_id: 'terns' } }, link: 'Join this team' },
])('a team’s page says “$link” to whom it fits', async ({ whose, link }) => {
  await showFor(<JoinLink id="curlews" />, server => {
    server.answer('GET /account/fundraiser', json({ ...own, ...whose }))
  })
  await rest()
  expect(screen.getByRole('link').textContent).toBe(link)
})
