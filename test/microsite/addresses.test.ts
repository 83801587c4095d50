import { describe, expect, test } from 'vitest'
import { safeHref } from '../../src/hooks/safe-href.ts'
import { contentKeyOf } from '../../src/microsite/content-key.ts'
import { matchRoute } from '../../src/microsite/match.ts'
import { pageTitle } from '../../src/microsite/page-title.ts'
import { routes } from '../../src/microsite/routes.ts'
import { testRoute } from './test-route.ts'

describe('the page of the organiser that an address shows', () => {
  const keyAt = (path: string) => contentKeyOf({ route: matchRoute(routes, path)?.route, path })

  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/terms', 'terms'],
    ['/privacy/', 'privacy'],
    ['/about', 'about'],
    ['/caf%C3%A9', 'café'],
    ['/100%', '100%'],
  ])('%s is %s', (path, key) => expect(keyAt(path)).toBe(key))

  test('an address of a module without a screen may be a page that the organiser wrote', () => {
    expect(contentKeyOf({ route: testRoute({ id: 'polls', paths: ['/poll'] }), path: '/poll' })).toBe('poll')
  })

  test.each(['/sign-in', '/admin-dash', '/404', '/pledge', '/auction/items/3', '/a/b'])('%s is none', path => {
    expect(keyAt(path)).toBeUndefined()
  })
})

describe('the title of the tab', () => {
  const settings = { name: 'Moonlight Ball', title: 'The Moonlight Ball' }

  test.each([
    ['Sign in', 'Sign in | Moonlight Ball'],
    ['Moonlight Ball', 'The Moonlight Ball'],
    ['The Moonlight Ball', 'The Moonlight Ball'],
  ])('on the screen %s is %s', (screen, title) => expect(pageTitle(screen, settings)).toBe(title))

  test('without a title of its own the event has its name', () => {
    expect(pageTitle('Moonlight Ball', { ...settings, title: undefined })).toBe('Moonlight Ball')
  })
})

describe('a link of the organiser', () => {
  const href = (path: string) => `/gala${path}`

  test.each([
    ['/about?a=1', '/gala/about?a=1'],
    ['https://charity.example/x', 'https://charity.example/x'],
    ['HTTPS://charity.example', 'HTTPS://charity.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+441', 'tel:+441'],
  ])('%s leads to %s', (link, goal) => expect(safeHref(link, { href })).toBe(goal))

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://give.example/1',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '#clobber',
    '',
  ])('%j leads home', link => expect(safeHref(link, { href })).toBe('/gala/'))
})
