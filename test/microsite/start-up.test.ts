import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../src/api/errors.ts'
import type { HostPage } from '../../src/microsite/host-page.ts'
import { createStartUp, type StartState } from '../../src/microsite/start-up.ts'
import { auth } from '../../src/store/auth.ts'
import { type Answer, held, json, offline, text } from '../support/fake-server.ts'
import { fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'
import { fakePage } from './fake-host-page.ts'

const nobody = json({ user: null, redirect_route: null, base_url: '/' })
const ada = { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: null }
// Without fonts, which need a browser and have tests of their own.
const settings = { ...wireSettings, fonts: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Given {
  page?: Partial<HostPage>
  settings?: Answer
  profile?: Answer
  storage?: Storage
  /** Default: shown at once. */
  firstScreen?: Promise<void>
}

const there = Promise.resolve()

function begun(options: Given = {}) {
  const {
    page: given = {},
    settings: answer = json(settings),
    profile = nobody,
    storage,
    firstScreen = there,
  } = options
  const { site, server, environment } = testSite(storage && { storage })
  server.answer('GET /app/settings', answer)
  server.answer('GET /users/profile', profile)
  const { page, done } = fakePage(given)
  const followed: string[] = []
  const problems: Failure[] = []
  const startUp = createStartUp(site, page, {
    firstScreen,
    follow: route => void followed.push(route),
    onProblem: failure => void problems.push(failure),
  })
  const states: StartState['type'][] = []
  startUp.$state.subscribe(({ type }) => {
    if (states.at(-1) !== type) states.push(type)
  })
  void startUp.begin()
  const later = async (time = 600) => {
    await vi.advanceTimersByTimeAsync(time)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { site, server, environment, startUp, states, done, followed, problems, later }
}

test('goes through its steps in their order', async () => {
  const { done, states, startUp, later } = begun({
    settings: json({ ...settings, redirect_url: 'https://charity.example/x' }),
  })
  await later()
  expect(done).toEqual(['leave for https://charity.example/x, trusting https://charity.example', 'apply Prod'])
  expect(states).toEqual(['loading', 'ready'])
  expect(startUp.$known.get()).toBe(true)
})

test('nothing is asked, shown or taken on the way to the secure protocol', async () => {
  let taken = false
  const page = {
    leaveForHttps: () => true,
    takeUserToken: () => {
      taken = true
      return undefined
    },
  }
  const { states, server, later } = begun({ page })
  await later()
  expect([states, server.requests.length, taken]).toEqual([['nothing'], 0, false])
})

test('nothing is shown on the way to the redirect', async () => {
  const { states, done, server, later } = begun({ page: { leaveFor: () => true } })
  await later()
  expect(states).toEqual(['loading', 'nothing'])
  expect(done).not.toContain('apply Prod')
  expect(server.requestsTo('GET /users/profile')).toEqual([])
})

test('no settings: nothing is shown', async () => {
  const { states, later } = begun({ settings: json(null) })
  await later()
  expect(states).toEqual(['loading', 'nothing'])
})

test.each<[string, Answer]>([
  ['no network', offline],
  ['a status of 500', json({}, 500)],
  ['a page of a hotel’s network', text('<html>Log in</html>')],
  ['settings that are none', json({ event_id: 7 })],
])('%s: the start has failed, and begins again when somebody asks', async (_, answer) => {
  const { states, startUp, server, later } = begun({ settings: answer })
  await later()
  expect(states).toEqual(['loading', 'failed'])
  server.answer('GET /app/settings', json(settings))
  startUp.tryAgain()
  await later()
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready'])
})

test('says when the settings are slow', async () => {
  const slow = held(json(settings))
  const { startUp, later } = begun({ settings: slow.answer })
  await later(7900)
  expect(startUp.$state.get()).toMatchObject({ type: 'loading', slow: false })
  await later(200)
  expect(startUp.$state.get()).toMatchObject({ type: 'loading', slow: true })
  slow.release()
  await later()
  expect(startUp.$state.get().type).toBe('ready')
})

test('event id and credentials go with every call from then on, and the page’s token to the profile', async () => {
  const { server, later } = begun({ page: { takeUserToken: () => 'mailed' } })
  await later()
  const [asked] = server.requestsTo('GET /users/profile')
  expect(asked?.url.searchParams.get('user_token')).toBe('mailed')
  expect(asked?.init.credentials).toBe('include')
  expect([...(asked?.headers.values() ?? [])]).toContain('event-1')
})

test('goes where the profile says, once it is loaded', async () => {
  const profile = json({ user: ada, access_token: 'token-1', redirect_route: '/welcome', base_url: '/' })
  const { followed, startUp, site, later } = begun({ profile })
  await later()
  expect(followed).toEqual(['/welcome'])
  expect(startUp.$known.get()).toBe(true)
  expect(auth(site).$state.get().user?.first_name).toBe('Ada')
})

test('reports a profile that could not be loaded, and continues signed out', async () => {
  const { problems, startUp, later } = begun({ profile: json({}, 500) })
  await later()
  expect(problems).toMatchObject([{ type: 'http', status: 500 }])
  expect(startUp.$known.get()).toBe(true)
})

test('waits five seconds for the profile, not longer, and reports no error', async () => {
  const slow = held(json({ user: ada, access_token: 'token-1', redirect_route: '/welcome', base_url: '/' }))
  const page = { takeUserToken: () => 'mailed' }
  const { problems, followed, startUp, site, environment, server, later } = begun({ profile: slow.answer, page })
  await later(4900)
  expect([startUp.$state.get().type, startUp.$known.get()]).toEqual(['ready', false])
  await later(200)
  expect([startUp.$known.get(), problems, environment.reports]).toEqual([true, [], []])
  slow.release()
  await later()
  expect(auth(site).$state.get().isAuthenticated).toBe(true)
  expect([followed, startUp.$problem.get()]).toEqual([['/welcome'], undefined])
  void startUp.askAgain()
  await later()
  expect(server.requestsTo('GET /users/profile')[1]?.url.searchParams.has('user_token')).toBe(false)
})

test('asks who is there after the first screen, so that nobody waits for it twice', async () => {
  let show = () => {}
  const firstScreen = new Promise<void>(done => {
    show = done
  })
  const { server, startUp, later } = begun({ firstScreen })
  await later()
  expect([startUp.$state.get().type, server.requestsTo('GET /users/profile')]).toEqual(['ready', []])
  show()
  await later()
  expect(startUp.$known.get()).toBe(true)
})

test.each<Given>([
  { firstScreen: new Promise(() => {}) },
  { firstScreen: new Promise(() => {}), page: { takeUserToken: () => 'mailed' } },
])('a first screen that does not come is not waited for: %o', async given => {
  const { startUp, later } = begun(given)
  await later(given.page ? 600 : 5600)
  expect(startUp.$known.get()).toBe(true)
})

test('says why nobody is known, and asks again when somebody wants it', async () => {
  const { server, startUp, site, later } = begun({ profile: offline })
  site.$token.set('token-1')
  await later()
  expect(startUp.$problem.get()).toEqual({ type: 'network' })
  server.answer('GET /users/profile', json({ user: ada, redirect_route: null, base_url: '/' }))
  void startUp.askAgain()
  expect(startUp.$known.get()).toBe(false)
  await later()
  expect([startUp.$known.get(), startUp.$problem.get()]).toEqual([true, undefined])
  expect(auth(site).$state.get().user?.first_name).toBe('Ada')
})

test.each<[string, Answer, (string | null)[]]>([
  ['kept while no answer has come', offline, ['mailed', 'mailed']],
  ['used once', nobody, ['mailed', null]],
  ['not sent again where it was refused', json({ error: 'link_expired' }, 400), ['mailed', null]],
])('a link out of a mail is %s', async (_, profile, expected) => {
  const { server, startUp, later } = begun({ page: { takeUserToken: () => 'mailed' }, profile })
  await later()
  void startUp.askAgain()
  await later()
  const sent = server.requestsTo('GET /users/profile').map(({ url }) => url.searchParams.get('user_token'))
  expect(sent).toEqual(expected)
})

test('follows nothing once it has ended', async () => {
  const slow = held(json(settings))
  const { startUp, server, later } = begun({ settings: slow.answer })
  startUp.end()
  slow.release()
  await later()
  expect([startUp.$state.get().type, server.requestsTo('GET /users/profile')]).toEqual(['loading', []])
})

test('keeps the splash logo for the next visit', async () => {
  const storage = memoryStorage()
  const first = begun({ storage })
  await first.later()
  const slow = held(json(settings))
  const second = begun({ storage, settings: slow.answer })
  expect(second.startUp.$state.get()).toMatchObject({
    type: 'loading',
    splash: expect.stringMatching(/splash\.svg$/),
  })
})

test('a full storage costs the logo and nothing more', async () => {
  const { states, environment, later } = begun({ storage: fullStorage() })
  await later()
  expect(states).toEqual(['loading', 'ready'])
  expect(environment.reports).toHaveLength(1)
})
