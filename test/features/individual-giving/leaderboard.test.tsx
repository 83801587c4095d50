import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeaderboardWall } from '../../../src/features/individual-giving/blocks/leaderboard-wall.tsx'
import { firstReads } from '../../../src/store/first-reads.ts'
import { realtime } from '../../../src/store/realtime.ts'
import { individualGiving } from '../../../widgets/individual-giving.ts'
import { leaderboard } from '../../../widgets/leaderboard.ts'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
  // With reduced motion a number is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))
const list = 'GET /individual-giving'
const data = (fundraiser_id: string, raised: number, sequence = 1) => ({
  fundraiser_id,
  sequence,
  raised,
  gift_count: 1,
  shownYN: 'yes',
})
const one = (id: string, raised: number) => ({
  ...data(id, raised),
  name: id,
  picture: null,
  summary: '',
  goal: 0,
  ends_at: null,
  team_id: null,
  team_name: null,
})
const answer = (...items: object[]) =>
  json({ currency: 'GBP', currency_decimals: 2, items, total: items.length, next: null })

/** Shows a block with attributes as they are written in a page. */
function show(widget: typeof leaderboard, attributes: Readonly<Record<string, string>>, ...items: object[]) {
  const props = Object.entries(widget.attributes).map(([name, { parse }]) => [name, parse(attributes[name] ?? null)])
  return renderFeature(createElement(widget.component, Object.fromEntries(props)), {
    prepare: server => {
      server.answer(list, answer(...items))
      server.answer('GET /individual-giving/teams', answer())
    },
  })
}

test.each([
  [leaderboard, {}, list],
  [leaderboard, { limit: '200' }, list],
  [leaderboard, { show: 'teams', limit: '3' }, 'GET /individual-giving/teams'],
  [individualGiving, {}, list],
  [individualGiving, { team: 'green', sort: 'name', limit: '4' }, list],
])('the snippet preloads what the block asks for first', async (widget, attributes, endpoint) => {
  const { server } = show(widget, attributes)
  await pass(10)
  const [first] = server.requestsTo(endpoint)
  expect(firstReads(widget.reads, { host: 'https://give.example', event: 'gala' }, attributes)).toContain(
    first?.url.href,
  )
})

test('a row moves up with the gift, and who is not on the board is read when they come in', async () => {
  const { server, container } = show(leaderboard, { limit: '2' }, one('Ada', 300_00), one('Bea', 200_00))
  await pass(2000)
  await fake.untilOpen()
  const names = () => [...container.querySelectorAll('a')].map(({ textContent }) => textContent)
  const reads = () => server.requestsTo(list).length
  const before = reads()
  fake.push(data('Bea', 350_00, 2), 'fundraiser-data')
  await pass(2000)
  expect(names()).toEqual(['Bea', 'Ada'])
  // Not enough for a rank on the board.
  fake.push(data('Cleo', 150_00, 2), 'fundraiser-data')
  await pass(2000)
  expect([names(), reads()]).toEqual([['Bea', 'Ada'], before])
  server.answer(list, answer(one('Cleo', 400_00), one('Bea', 350_00)))
  fake.push(data('Cleo', 400_00, 3), 'fundraiser-data')
  await pass(3000)
  expect(names()).toEqual(['Cleo', 'Bea'])
  expect(reads()).toBeGreaterThan(before)
})

test('a refund can move somebody off the board', async () => {
  const { server, container } = show(leaderboard, { limit: '2' }, one('Ada', 300_00), one('Bea', 200_00))
  await pass(2000)
  await fake.untilOpen()
  server.answer(list, answer(one('Bea', 200_00), one('Cleo', 150_00)))
  fake.push(data('Ada', 0, 2), 'fundraiser-data')
  await pass(3000)
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Bea', 'Cleo'])
})

/** Rank, name, and whether the row is shown as leading. */
const board = (container: Element) =>
  [...container.querySelectorAll('li')].map(row => [
    row.querySelector('.giving-board-rank')?.textContent,
    row.querySelector('a')?.textContent,
    row.matches('.giving-board-leads'),
  ])

test('equal sums share a rank and the lead, and who has raised nothing has none', async () => {
  const all = [one('Ada', 300_00), one('Bea', 300_00), one('Cleo', 200_00), one('Dot', 0)]
  const { container } = show(leaderboard, {}, ...all)
  await pass(2000)
  expect(board(container)).toEqual([
    ['1', 'Ada', true],
    ['1', 'Bea', true],
    ['3', 'Cleo', false],
    ['–', 'Dot', false],
  ])
  await fake.untilOpen()
  fake.push(data('Cleo', 350_00, 2), 'fundraiser-data')
  await pass(2000)
  expect(board(container).slice(0, 3)).toEqual([
    ['1', 'Cleo', true],
    ['2', 'Ada', false],
    ['2', 'Bea', false],
  ])
})

/** What a display in the room shows. */
const showWall = (...items: object[]) =>
  renderFeature(
    <InMicrosite>
      <LeaderboardWall show={undefined} />
    </InMicrosite>,
    { prepare: server => server.answer(list, answer(...items)) },
  )

test('the wall says what its figures are, and above them when they are not live', async () => {
  const { site, container } = showWall(one('Ada', 300_00))
  await pass(2000)
  const header = () => [...(container.querySelector('header')?.children ?? [])].map(part => part.textContent)
  expect(header().slice(1)).toEqual(['Raised by fundraisers'])
  await acting(() => realtime(site).$state.set('down'))
  expect(header().slice(1)).toEqual(['Raised by fundraisers', 'not live just now'])
})

test('the wall reads again what an organiser or a page’s owner has changed, not with each gift', async () => {
  const ada = { ...one('Ada', 300_00), team_id: 'rude', team_name: 'Rude words' }
  const { server, text } = showWall(ada, one('Bea', 200_00))
  await pass(2000)
  await fake.untilOpen()
  expect(text()).toContain('Rude words')
  const before = server.requestsTo(list).length
  server.answer(list, answer({ ...one('Ada', 300_00), name: 'Ada L.', sequence: 2 }, one('Bea', 200_00)))
  fake.push({ ...data('Bea', 210_00, 2), editedYN: 'no' }, 'fundraiser-data')
  // From an older server.
  fake.push(data('Bea', 220_00, 3), 'fundraiser-data')
  await pass(3000)
  expect(server.requestsTo(list).length).toBe(before)
  fake.push({ ...data('Ada', 300_00, 2), editedYN: 'yes' }, 'fundraiser-data')
  await pass(3000)
  expect(text()).toContain('Ada L.')
  expect(text()).not.toContain('Rude words')
  expect(server.requestsTo(list).length).toBe(before + 1)
})

test('a gift that comes while a changed name is read keeps neither from the wall', async () => {
  const { server, text } = showWall(one('Ada', 300_00))
  await pass(2000)
  await fake.untilOpen()
  server.answer(list, async request => {
    fake.push(data('Ada', 350_00, 3), 'fundraiser-data')
    await new Promise(done => setTimeout(done, 500))
    return answer({ ...one('Ada', 300_00), name: 'Ada L.', sequence: 2 })(request)
  })
  fake.push({ ...data('Ada', 300_00, 2), editedYN: 'yes' }, 'fundraiser-data')
  await pass(3000)
  expect(text()).toContain('Ada L.')
  await vi.waitFor(() => pass(1000).then(() => expect(text()).toContain('£350')))
})

test('a wall without anybody speaks to the room', async () => {
  const { text } = showWall()
  await pass(2000)
  await pass(2000)
  expect(text()).toContain('Whoever raises the most will be shown here.')
})

test('a search that finds nobody says that, not that there is nobody', async () => {
  const { server, text } = show(individualGiving, {}, one('Ada', 300_00))
  await pass(100)
  server.answer(list, answer())
  await acting(() => fireEvent.input(screen.getByLabelText('Search by name or team'), { target: { value: 'Zoe' } }))
  await pass(500)
  await pass(500)
  expect(text()).toContain('Nobody is called that. Try another name or team.')
  expect(screen.getByLabelText('Search by name or team')).toBeDefined()
})

test('where nobody has a page there is nothing to search, but a page to make; in a team, the team to see', async () => {
  const links = () => screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  const { text } = show(individualGiving, {})
  await pass(100)
  expect(text()).toContain('There are no pages here just now.')
  expect(screen.queryByLabelText('Search by name or team')).toBeNull()
  expect(links()).toEqual([['Make your own page', 'https://give.example/gala/account/fundraising']])
  cleanup()
  show(individualGiving, { team: 'green' })
  await pass(100)
  expect(links()).toEqual([['See everybody', 'https://give.example/gala/individual-giving/team/green']])
})
