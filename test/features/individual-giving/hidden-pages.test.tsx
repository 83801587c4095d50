import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fundraiserDataEvent, teamDataEvent } from '../../../src/api/fundraisers-read.ts'
import { IndividualGiving } from '../../../src/features/individual-giving/blocks/individual-giving.tsx'
import { GivingList } from '../../../src/features/individual-giving/list/giving-list.tsx'
import { FundraiserView } from '../../../src/features/individual-giving/page/fundraiser-view.tsx'
import { TeamView } from '../../../src/features/individual-giving/page/team-view.tsx'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { held, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))
const numbers = { sequence: 1, raised: 10_00, gift_count: 1, shownYN: 'yes' }
const brief = { name: '', picture: null, summary: '', goal: 0 }
const person = (name: string) => ({
  ...{ fundraiser_id: name, ...numbers, ...brief, name },
  ...{ ends_at: null, team_id: null, team_name: null },
})
const team = (name: string) => ({ team_id: name, ...numbers, member_count: 2, ...brief, name })
const money = { currency: 'GBP', currency_decimals: 2 }
const listed = (...items: object[]) => json({ ...money, items, total: items.length, next: null })
const missing = json({ error: 'fundraiser_not_found', error_description: 'Gone' }, 404)
const base = 'GET /individual-giving'

async function show(feature: ReactNode) {
  const shown = renderFeature(<InMicrosite>{feature}</InMicrosite>, {
    prepare: server => {
      server.answer(base, listed(person('Ada'), person('Bea')))
      server.answer(`${base}/teams`, listed(team('Green'), team('Blue')))
      const page = { story: 'I run', takes_giftsYN: 'yes', updates: [], supporters: [], messages: [] }
      server.answer(`${base}/fundraisers/Ada`, json({ ...person('Ada'), ...money, ...page }))
      server.answer(`${base}/teams/Green`, json({ ...team('Green'), ...money, story: 'We run', captain_name: null }))
      server.answer(`${base}/top-supporters`, json({ ...money, items: [], anonymous: { amount: 0, gift_count: 0 } }))
      server.answer('POST /individual-giving', json({}))
    },
  })
  await pass(1000)
  await pass(1000)
  await fake.untilOpen()
  return shown
}

const hide = async (data: object, event: string) => {
  fake.push({ ...numbers, sequence: 2, shownYN: 'no', ...data }, event)
  await pass(3000)
}
const hideAda = () => hide({ fundraiser_id: 'Ada' }, fundraiserDataEvent)
const hideGreen = () => hide({ team_id: 'Green', member_count: 2 }, teamDataEvent)

test('a hidden page disappears from open screens', async () => {
  const { text, server } = await show(<FundraiserView id="Ada" />)
  expect(text()).toContain('I run')
  server.answer(`${base}/fundraisers/Ada`, missing)
  await hideAda()
  expect(text()).toContain('This page is not here')
  expect(text()).not.toContain('I run')
})

test('a hidden team disappears from open screens', async () => {
  const { text } = await show(<TeamView id="Green" />)
  expect(text()).toContain('We run')
  expect(text()).toContain('To give, choose a member of the team below.')
  await hideGreen()
  expect(text()).toContain('This page is not here')
})

test('an open team page shows its new name and story, and who has joined or left', async () => {
  const { text, server, container } = await show(<TeamView id="Green" />)
  const cards = () => [...container.querySelectorAll('h3')].map(({ textContent }) => textContent)
  await pass(1000)
  expect(cards()).toEqual(['Ada', 'Bea'])
  const renamed = { ...team('Green'), sequence: 2, name: 'Greener', member_count: 3 }
  server.answer(`${base}/teams/Green`, json({ ...renamed, ...money, story: 'We swim', captain_name: null }))
  server.answer(base, listed(person('Ada'), person('Bea'), person('Bob')))
  const data = { ...numbers, sequence: 2, team_id: 'Green', member_count: 3, editedYN: 'yes' }
  fake.push(data, teamDataEvent)
  await pass(3000)
  await pass(1000)
  expect(cards()).toEqual(['Ada', 'Bea', 'Bob'])
  expect(text()).toContain('We swim')
  expect(text()).toContain('Greener')
  server.answer(base, listed(person('Bea'), person('Bob')))
  fake.push({ ...numbers, sequence: 2, fundraiser_id: 'Ada', editedYN: 'yes' }, fundraiserDataEvent)
  await pass(4000)
  expect(cards()).toEqual(['Bea', 'Bob'])
})

test.each([
  ['people', hideAda, ['Ada', 'Bea'], ['Bea'], '1 page'],
  ['teams', hideGreen, ['Green', 'Blue'], ['Blue'], '1 page'],
])('the list of %s loses whoever is hidden, without a gap', async (shows, hide, before, after, count) => {
  const { text, container } = await show(
    <GivingList title="All" query={new URLSearchParams({ show: shows })} hash="" />,
  )
  const names = () => [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(names()).toEqual(before)
  await hide()
  expect(names()).toEqual(after)
  expect(container.querySelectorAll('.giving-item').length).toBe(1)
  expect(text()).toContain(count)
})

test('while another order is read the list’s controls stay, with what was typed and the focus', async () => {
  const list = (query: string) => <GivingList title="All" query={new URLSearchParams(query)} hash="" />
  const { server, change, container, text } = await show(list(''))
  let answer = () => {}
  const sorted = new Promise<void>(done => {
    answer = done
  })
  server.answer(base, async request => {
    await sorted
    return listed(person('Bea'))(request)
  })
  const [search, select] = [container.querySelector('input'), container.querySelector('select')]
  if (search) await acting(() => fireEvent.input(search, { target: { value: 'Be' } }))
  select?.focus()
  change(<InMicrosite>{list('sort=name')}</InMicrosite>)
  await pass(100)
  expect(document.activeElement).toBe(container.querySelector('select'))
  expect(container.querySelector('input')?.value).toBe('Be')
  expect(container.querySelectorAll('.giving-item').length).toBe(0)
  expect(text()).toContain('All')
  answer()
  await pass(100)
  await pass(100)
  expect(document.activeElement).toBe(select)
  expect(container.querySelectorAll('.giving-item').length).toBe(1)
})

test('a search waits for pages that are not read yet, and says if they can’t be', async () => {
  const list = (query: string) => <GivingList title="All" query={new URLSearchParams(query)} hash="" />
  const { server, change, text, container } = await show(<TeamView id="Green" />)
  const rest = held(json({}, 500))
  const isBegin = (url: URL) => url.searchParams.get('limit') === '100'
  server.answer(base, request => (isBegin(request.url) ? listed(person('Ada')) : rest.answer)(request))
  change(<InMicrosite>{list('q=Cleo')}</InMicrosite>)
  await pass(1000)
  expect(text()).not.toContain('Nobody by that name')
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toContain('Loading the pages')
  rest.release()
  await pass(1000)
  expect(text()).toContain('The pages can’t be shown just now.')
  server.answer(base, listed(person('Ada'), person('Cleo')))
  await acting(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(1000)
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Cleo'])
  change(<InMicrosite>{list('q=Dora')}</InMicrosite>)
  await pass(100)
  expect(text()).toContain('Nobody by that name')
})

test('a name that changes while the list is first read is shown', async () => {
  const list = (show: string) => <GivingList title="All" query={new URLSearchParams({ show })} hash="" />
  const { server, change, text } = await show(list('people'))
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  let now = team('Green')
  server.answer(`${base}/teams`, async request => {
    const asked = now
    await held
    return listed(asked, team('Blue'))(request)
  })
  change(<InMicrosite>{list('teams')}</InMicrosite>)
  await pass(3000)
  now = { ...team('Greener'), team_id: 'Green', sequence: 2 }
  fake.push({ ...numbers, sequence: 2, team_id: 'Green', member_count: 2, editedYN: 'yes' }, teamDataEvent)
  await pass(100)
  answer()
  await pass(4000)
  expect(text()).toContain('Greener')
})

test('between tabs without any pages no search comes and goes', async () => {
  const list = (show: string) => <GivingList title="All" query={new URLSearchParams({ show })} hash="" />
  const { server, change, container, text } = await show(<TeamView id="Green" />)
  server.answer(base, listed())
  change(<InMicrosite>{list('people')}</InMicrosite>)
  await pass(1000)
  const controls = () => container.querySelectorAll('input, select').length
  expect(text()).toContain('Be the first')
  expect(controls()).toBe(0)
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  server.answer(`${base}/teams`, async request => {
    await held
    return listed(team('Green'))(request)
  })
  change(<InMicrosite>{list('teams')}</InMicrosite>)
  await pass(100)
  expect(text()).not.toContain('Be the first')
  expect(controls()).toBe(0)
  answer()
  await pass(1000)
  expect(text()).toContain('Green')
  expect(controls()).toBe(2)
})

test('a block follows its order until its visitor chooses another one', async () => {
  const block = (sort: 'name' | 'newest' | undefined) => (
    <InMicrosite>
      <IndividualGiving team={undefined} sort={sort} limit={4} noSearch={false} />
    </InMicrosite>
  )
  const { server, change, container } = await show(block(undefined))
  const asked = () => new URL(server.requestsTo(base).at(-1)?.url ?? '').searchParams.get('sort')
  expect(asked()).toBe('raised')
  change(block('name'))
  await pass(1000)
  expect(asked()).toBe('name')
  const select = container.querySelector('select')
  if (select) await acting(() => fireEvent.change(select, { target: { value: 'newest' } }))
  await pass(1000)
  change(block('name'))
  expect(asked()).toBe('newest')
})

test('a hidden fundraiser disappears from a block', async () => {
  const { container } = await show(<IndividualGiving team={undefined} sort="raised" limit={4} noSearch />)
  const cards = () => container.querySelectorAll('.giving-item').length
  expect(cards()).toBe(2)
  await hideAda()
  expect(cards()).toBe(1)
})
