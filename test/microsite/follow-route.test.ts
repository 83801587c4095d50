// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { followRoute } from '../../src/microsite/follow-route.ts'
import type { CurrentRoute } from '../../src/microsite/route.ts'

const settings = { url_root_path: '/gala', redirect_allow_list: ['https://charity.example'] }

beforeEach(() => sessionStorage.clear())

function follow(route: string, { from = '/account/orders', mayLeave = true } = {}) {
  const { pathname: path, searchParams: query } = new URL(from, 'http://x')
  const opened: [string, unknown][] = []
  const $current = atom<CurrentRoute>({ path, query } as CurrentRoute)
  const router = { $current, open: (path: string, options: unknown) => void opened.push([path, options]) }
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
  followRoute(route, { router, settings, mayLeave })
  const hrefs = left.mock.calls.map(([href]) => String(href))
  left.mockRestore()
  return { opened, left: hrefs }
}

const from = (path: string) => `_redirect=${encodeURIComponent(path)}`

test('goes to a path of its own, with where one was, and no way back to it', () => {
  expect(follow('/welcome').opened).toEqual([[`/welcome?${from('/account/orders')}`, { replace: true }]])
})

test('keeps the query of both, and what stands behind the hash', () => {
  const { opened } = follow('/welcome?a=1#top', { from: '/tickets?type=2' })
  expect(opened[0]?.[0]).toBe(`/welcome?a=1&${from('/tickets?type=2')}#top`)
})

test('stays where it is sent to', () => {
  expect(follow('/account/orders?tab=2').opened).toEqual([])
})

test('leaves for a site that the organiser trusts, twice in a row and no further', () => {
  const goal = 'https://charity.example/join'
  expect(follow(goal).left).toEqual([`${goal}?${from('/account/orders')}`])
  expect(follow(goal).left).toHaveLength(1)
  expect(follow(goal).left).toHaveLength(0)
})

test('leaves no page that is somebody else’s', () => {
  expect(follow('https://charity.example/join', { mayLeave: false }).left).toEqual([])
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('does not go to %s', route => {
  expect(follow(route)).toEqual({ opened: [], left: [] })
})
