import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Failure, httpFailure } from '../../src/api/errors.ts'
import { eventSettings } from '../../src/store/event-settings.ts'
import { maintenance } from '../../src/store/maintenance.ts'
import { notices } from '../../src/store/notices.ts'
import { pagePort } from '../../src/store/page-port.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireSettings } from '../support/wire.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const http = (status: number, body: unknown = {}): Failure => httpFailure(status, body, null)

function testNotices() {
  const test = testSite()
  const port = { isOwn: true, restart: vi.fn(), open: vi.fn(), leave: vi.fn() }
  pagePort(test.site).set(port)
  const { $list, ...acts } = notices(test.site)
  return { ...test, ...acts, port, list: () => $list.get() }
}

test('shows one below the other, and takes each away by its id', () => {
  const { show, dismiss, list } = testNotices()
  const first = show({ tone: 'success', title: 'Saved' })
  show({ tone: 'info', title: 'Doors at seven', text: 'By the river' })
  expect(list().map(({ title, stays }) => [title, stays])).toEqual([
    ['Saved', false],
    ['Doors at seven', false],
  ])
  dismiss(first)
  expect(list().map(({ title }) => title)).toEqual(['Doors at seven'])
})

test('one that needs an act stays, unless it is told otherwise', () => {
  const { show, list } = testNotices()
  const action = { label: 'Undo', run() {} }
  show({ tone: 'info', title: 'Removed', action })
  show({ tone: 'info', title: 'Moved', action, stays: false })
  expect(list().map(({ stays }) => stays)).toEqual([true, false])
})

describe('a failure', () => {
  test('without a connection is told once, however many calls fail', () => {
    const { fail, list } = testNotices()
    fail({ type: 'network' })
    fail({ type: 'timeout' })
    fail(http(502))
    expect(list()).toMatchObject([{ tone: 'warning', title: { key: 'titleOther' }, stays: false, blocks: false }])
  })

  test('is told again once it has been closed', () => {
    const { fail, dismiss, list } = testNotices()
    fail({ type: 'network' })
    dismiss(list()[0]?.id ?? 0)
    fail({ type: 'network' })
    expect(list()).toHaveLength(1)
  })

  test('of words of its own is told each time', () => {
    const { fail, list } = testNotices()
    fail(http(409, { error_description: 'You have been outbid.' }))
    fail(http(409, { error_description: 'You have been outbid.' }))
    expect(list()).toHaveLength(2)
  })

  test('of ours is an error, of the request a warning', () => {
    const { fail, list } = testNotices()
    fail(http(500))
    fail(http(400))
    expect(list().map(({ tone }) => tone)).toEqual(['error', 'warning'])
  })

  test('503 opens the maintenance screen and says nothing', () => {
    const { site, fail, list } = testNotices()
    fail(http(503, { error_description: 'Back soon.' }))
    expect(list()).toEqual([])
    expect(maintenance(site).$state.get()).toEqual({ type: 'running', plan: undefined })
  })

  test('that we caused by giving up says nothing', () => {
    const { fail, list } = testNotices()
    fail({ type: 'aborted' })
    expect(list()).toEqual([])
  })
})

describe('a session that is over', () => {
  test('is told once, must be answered, and OK begins anew', () => {
    const { site, fail, list, port } = testNotices()
    site.$token.set('token-1')
    fail(http(401))
    fail(http(401))
    expect(list()).toMatchObject([{ stays: true, blocks: true, action: { label: { key: 'ok' } } }])
    expect(site.$token.get()).toBeUndefined()
    expect(port.restart).not.toHaveBeenCalled()
    list()[0]?.action?.run()
    expect(port.restart).toHaveBeenCalledOnce()
    expect(list()).toEqual([])
  })

  test('of an archived account: the token is gone at once, and after two seconds all begins anew, once', () => {
    const { site, fail, list, port } = testNotices()
    site.$token.set('token-1')
    const archived = http(401, { error: 'invalid_token', error_description: 'Please sign in again.' })
    fail(archived)
    fail(archived)
    fail(http(401))
    expect(site.$token.get()).toBeUndefined()
    expect(list()).toMatchObject([{ title: { key: 'archivedTitle' }, text: { key: 'archivedText' }, stays: true }])
    vi.advanceTimersByTime(1999)
    expect(port.restart).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(port.restart).toHaveBeenCalledOnce()
  })

  test('never starts again by itself for a visitor who was not signed in', () => {
    const { fail, list, port } = testNotices()
    fail(http(401, { error: 'invalid_token' }))
    vi.advanceTimersByTime(10_000)
    expect(port.restart).not.toHaveBeenCalled()
    expect(list()).toMatchObject([{ title: { key: 'signInTitle' }, blocks: false }])
  })

  test('says once that a session is over, whatever the calls after it are told', () => {
    const { site, fail, list } = testNotices()
    site.$token.set('token-1')
    fail(http(401, { error: 'session_expired' }))
    fail(http(401, { error: 'invalid_token' }))
    expect(list()).toMatchObject([{ title: { key: 'title401' }, blocks: true }])
  })

  test('invalid_grant takes the token away', () => {
    const { site, fail } = testNotices()
    site.$token.set('token-1')
    fail(http(400, { error: 'invalid_grant' }))
    expect(site.$token.get()).toBeUndefined()
  })
})

describe('the button that the server asks for', () => {
  const answer = (redirect_route: string) => http(409, { button_label: 'Go on', redirect_route })

  async function pressed(route: string) {
    const test = testNotices()
    await eventSettings(test.site).refresh()
    test.fail(answer(route))
    expect(test.list()).toMatchObject([{ stays: true, action: { label: 'Go on' } }])
    test.list()[0]?.action?.run()
    expect(test.list()).toEqual([])
    return test.port
  }

  test.each([
    ['/auction/items/3', '/auction/items/3'],
    ['/gala/tickets?bundle=2', '/tickets?bundle=2'],
  ])('leads to %s', async (route, path) => {
    const port = await pressed(route)
    expect(port.open.mock.calls).toEqual([[path]])
    expect(port.leave).not.toHaveBeenCalled()
  })

  test('leads to a site that the organiser trusts', async () => {
    const port = await pressed('https://charity.example/gala/thanks')
    expect(port.open.mock.calls).toEqual([['/thanks']])
    const elsewhere = testNotices()
    elsewhere.server.answer(
      'GET /app/settings',
      json({ ...wireSettings, redirect_allow_list: ['https://shop.example'] }),
    )
    await eventSettings(elsewhere.site).refresh()
    elsewhere.fail(answer('https://shop.example/cart'))
    elsewhere.list()[0]?.action?.run()
    expect(elsewhere.port.leave.mock.calls).toEqual([['https://shop.example/cart']])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('never leads to %s', async route => {
    const port = await pressed(route)
    expect(port.leave).not.toHaveBeenCalled()
    expect(port.open.mock.calls.flat().join()).not.toContain('javascript')
  })

  test('only closes where there is no route', () => {
    const { fail, list, port } = testNotices()
    fail(http(409, { button_label: 'I see' }))
    list()[0]?.action?.run()
    expect(list()).toEqual([])
    expect(port.open).not.toHaveBeenCalled()
  })
})

describe('a failure that a form can show in its place', () => {
  test('is left there, as far as words will do', () => {
    const { site, take, list } = testNotices()
    site.$token.set('token-1')
    expect([take({ type: 'network' }), take(http(400)), take(http(500))]).toEqual([false, false, false])
    expect(list()).toEqual([])
    expect(site.$token.get()).toBe('token-1')
    expect(take(http(401, { error: 'invalid_grant' }))).toBe(false)
    expect(site.$token.get()).toBeUndefined()
  })

  test('is taken from it where it needs more', () => {
    const { site, take, list } = testNotices()
    expect([take(http(409, { button_label: 'Go on' })), take(http(503))]).toEqual([true, true])
    expect(list()).toHaveLength(1)
    expect(maintenance(site).$state.get().type).toBe('running')
  })

  test('is left there whatever it is where no microsite would say it', () => {
    const { site, take, list } = testNotices()
    pagePort(site).set(undefined)
    expect([take(http(401)), take(http(503))]).toEqual([false, false])
    expect(list()).toEqual([])
  })
})
