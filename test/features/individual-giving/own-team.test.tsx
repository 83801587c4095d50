import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Section } from '../../../src/features/individual-giving/own/fundraising-section.tsx'
import { JoinLink } from '../../../src/features/individual-giving/page/join-link.tsx'
import { SurroundingsContext, useSurroundings } from '../../../src/hooks/context.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send } from '../../support/visitor.tsx'
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

/** The account as the link of a team's page opens it. */
function From({ team, children }: Readonly<{ team: string; children: ReactNode }>) {
  const links = { href: (path: string) => path, open: () => {}, here: () => `/account/fundraising?team=${team}` }
  return <SurroundingsContext value={{ ...useSurroundings(), links }}>{children}</SurroundingsContext>
}

const bob = { fundraiser_id: 'bob', name: 'Bob Boatwright', raised: 0, captainYN: 'no' }
const listed = { items: [team], total: 1, next: null, currency: 'GBP', currency_decimals: 2 }

test.each([
  { whose: { team: { ...team, captainYN: 'no' } }, words: 'You are in The Curlews. To join another team, leave it' },
  { whose: { team: { ...team, members: [...team.members, bob] } }, words: 'make somebody else captain and leave it' },
  { whose: { team: null }, words: 'The team that you wanted to join is not there any more.' },
])('whoever can’t join the team of a link reads why: “$words”', async ({ whose, words }) => {
  const section = (
    <From team="terns">
      <Section />
    </From>
  )
  const { text } = await showFor(section, server => {
    server.answer('GET /account/fundraiser', json({ ...own, ...whose }))
    server.answer('GET /individual-giving/teams', json(listed))
  })
  await rest()
  expect(text()).toContain(words)
  expect(screen.queryByRole('button', { name: 'Join' })?.ariaDisabled ?? 'true').toBe('true')
})

test('whoever has no page yet is told which team waits for it, and joins it with one press then', async () => {
  const section = (
    <From team="curlews">
      <Section />
    </From>
  )
  const { text, server } = await showFor(section, server => {
    server.answer('GET /account/fundraiser', json({ ...own, page: null, team: null }))
    server.answer('GET /individual-giving/teams', json(listed))
    server.answer('PUT /account/fundraiser', json({ ...own, team: null }))
    server.answer('PUT /account/fundraiser/team', json({ ...own, team }))
  })
  await rest()
  expect(text()).toContain('To join The Curlews, make your page first.')
  await send('Your page')
  expect(text()).not.toContain('make your page first')
  await press('Join')
  await rest()
  expect(server.requestsTo('PUT /account/fundraiser/team').map(({ body }) => body)).toEqual([{ team_id: 'curlews' }])
})

test('a team is left only after a question', async () => {
  const call = 'PUT /account/fundraiser/team'
  const { server, text } = await showFor(<Section />, server => {
    server.answer('GET /account/fundraiser', json({ ...own, team: { ...team, requests: [] } }))
    server.answer('GET /individual-giving/teams', json([]))
    server.answer(call, json({ ...own, team: null }))
  })
  await rest()
  async function leave(answer: string): Promise<void> {
    await press('Leave the team')
    const dialog = document.querySelector('dialog[open]')
    expect(dialog?.textContent).toContain('Leave The Curlews?')
    expect(dialog?.textContent).toContain('You are its only member')
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])]
    await acting(() => buttons.find(({ textContent }) => textContent === answer)?.click())
    await rest()
  }
  await leave('Cancel')
  expect(server.requestsTo(call)).toEqual([])
  await leave('Leave the team')
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([{ team_id: null }])
  expect(text()).toContain('You are in no team.')
  expect(document.activeElement?.className).toBe('in-sight')
})
