// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RouterMode } from '../../src/microsite/modes.ts'
import type { ScreenPosition } from '../../src/microsite/route.ts'
import { createRouter } from '../../src/microsite/router.ts'
import { routes } from '../../src/microsite/routes.ts'

const platform = 'https://platform.example/gala'
const bases = { path: '/gala', hash: '/', memory: platform } as const
let position: ScreenPosition = { scroll: 0, focus: undefined }
let end = () => {}

/** Sets the address as if the page had been opened there. */
function setAddress(address: string): void {
  const { happyDOM } = window as Window & { happyDOM?: { setURL(address: string): void } }
  happyDOM?.setURL(address)
}

beforeEach(() => {
  position = { scroll: 0, focus: undefined }
  setAddress('https://give.example/gala')
  history.replaceState(null, '')
})
afterEach(() => end())

function begin(mode: RouterMode, base: string = bases[mode]) {
  const root = new EventTarget()
  const router = createRouter({ routes, mode, base, readPosition: () => position })
  end = router.start(root)
  return { root, router, at: () => router.$current.get() }
}

/**
 * Clicks inside a link.
 * @returns whether the router followed it, so that the browser does not
 */
function click(root: EventTarget, attributes: Record<string, string>, init: MouseEventInit = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const event = new MouseEvent('click', { cancelable: true, ...init })
  event.composedPath = () => [document.createElement('span'), link, root]
  root.dispatchEvent(event)
  return event.defaultPrevented
}

/** Does what a browser does for Back. */
function goBackTo(address: string, state: unknown) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

describe.each(['path', 'hash', 'memory'] as const)('in %s mode', mode => {
  test('an address leads to its screen, with what it carries', () => {
    const { router, at } = begin(mode)
    router.open('/prize-draw/a%20b?page=2#rules')
    expect(at()).toMatchObject({ path: '/prize-draw/a%20b', params: { id: 'a b' }, hash: 'rules', by: 'link' })
    expect(at().route?.id).toBe('prize-draw')
    expect(at().query.get('page')).toBe('2')
  })

  test('slashes in a row at the begin of an address are one', () => {
    const { router, at } = begin(mode)
    for (const path of ['//terms', '/\\\\terms', '///terms']) {
      router.open('/')
      router.open(path)
      expect(at()).toMatchObject({ path: '/terms' })
    }
    router.open('//')
    expect(at().route?.id).toBe('home')
  })

  test('a plain click on a link of ours is followed', () => {
    const { root, router, at } = begin(mode)
    expect(click(root, { href: router.href('/terms') })).toBe(true)
    expect(at().path).toBe('/terms')
  })

  test.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['the command key', { metaKey: true }],
    ['the control key', { ctrlKey: true }],
    ['the shift key', { shiftKey: true }],
    ['the option key', { altKey: true }],
  ])('a click with %s is the browser’s', (_, init) => {
    const { root, router, at } = begin(mode)
    expect(click(root, { href: router.href('/terms') }, init)).toBe(false)
    expect(at().path).toBe('/')
  })

  test.each<[string, Record<string, string>]>([
    ['another tab', { target: '_blank' }],
    ['a download', { download: '' }],
    ['another site', { rel: 'external' }],
  ])('a link that asks for %s is the browser’s', (_, attributes) => {
    const { root, router } = begin(mode)
    expect(click(root, { href: router.href('/terms'), ...attributes })).toBe(false)
  })

  test('a link to elsewhere, a mail and an anchor without address are the browser’s', () => {
    const { root, at } = begin(mode)
    for (const href of ['https://charity.example/gala/terms', 'mailto:a@b.example', 'tel:1'])
      expect(click(root, { href }), href).toBe(false)
    expect(click(root, {})).toBe(false)
    expect(at().path).toBe('/')
  })

  test('a click that somebody has dealt with is left alone', () => {
    const { root, router, at } = begin(mode)
    root.addEventListener('click', event => event.preventDefault(), { capture: true })
    click(root, { href: router.href('/terms') })
    expect(at().path).toBe('/')
  })

  test('after its end nothing is followed', () => {
    const { root, router, at } = begin(mode)
    end()
    expect(click(root, { href: router.href('/terms') })).toBe(false)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(at().by).toBe('start')
  })
})

describe('the address of the page', () => {
  test.each(['https://give.example/gala//', 'https://give.example/gala//[', 'https://give.example/gala//terms'])(
    'is read whatever slashes somebody has typed: %s',
    address => {
      setAddress(address)
      expect(begin('path').at().path).toBe(address.slice('https://give.example/gala/'.length))
    },
  )

  test('begins, in path mode, where it is below the base', () => {
    setAddress('https://give.example/gala/poll/poll-success?a=1')
    expect(begin('path').at()).toMatchObject({ path: '/poll/poll-success', by: 'start', route: { id: 'poll-success' } })
  })

  test('is the whole of a domain of its own', () => {
    setAddress('https://ball.example/terms')
    const { router, at } = begin('path', '/')
    expect(at().path).toBe('/terms')
    expect(router.href('/privacy')).toBe('/privacy')
  })

  test('of another page that only begins alike is no part of it', () => {
    const { root } = begin('path')
    expect(click(root, { href: 'https://give.example/galaxy' })).toBe(false)
    expect(click(root, { href: 'https://give.example/gala' })).toBe(true)
  })

  test('is written below the base, and the page’s query goes with the screen', () => {
    setAddress('https://give.example/gala?preview=1')
    begin('path').router.open('/terms')
    expect(location.href).toBe('https://give.example/gala/terms')
  })

  test('keeps its path and query in hash mode', () => {
    setAddress('https://charity.example/gala?from=mail#/terms')
    const { router, at } = begin('hash')
    expect(at().path).toBe('/terms')
    router.open('/privacy?a=1')
    expect(location.href).toBe('https://charity.example/gala?from=mail#/privacy?a=1')
    expect(at().query.get('a')).toBe('1')
  })

  test('a section of the host page is no screen in hash mode', () => {
    setAddress('https://charity.example/gala#about-us')
    const { root, at } = begin('hash')
    expect(at().path).toBe('/')
    expect(click(root, { href: '#about-us' })).toBe(false)
    goBackTo('#news', null)
    expect(at().by).toBe('start')
  })

  test('a link of the host page to its top leads to no other screen in hash mode', () => {
    setAddress('https://charity.example/gala#/terms')
    const { at } = begin('hash')
    goBackTo('#', null)
    expect(at()).toMatchObject({ path: '/terms', by: 'start' })
    goBackTo('/gala', null)
    expect(at()).toMatchObject({ path: '/', by: 'history' })
  })

  test.each(['/', '/terms'])('that the host page’s link to its top left is %s again in hash mode', left => {
    if (left !== '/') setAddress(`https://charity.example/gala#${left}`)
    const { router, at } = begin('hash')
    goBackTo('#', null)
    const states: unknown[] = []
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(state => void states.push(state))
    router.open('/faq')
    replace.mockRestore()
    goBackTo('#', states.at(-1))
    expect(at()).toMatchObject({ path: left, by: 'history' })
  })

  test('stays as it is in memory mode, history included', () => {
    const before = history.length
    const { router, at } = begin('memory')
    router.open('/terms')
    router.open('/privacy', { replace: true })
    expect(at().path).toBe('/privacy')
    expect([location.href, history.length, history.state]).toEqual(['https://give.example/gala', before, null])
    expect(router.href('/terms')).toBe(`${platform}/terms`)
  })
})

describe.each(['path', 'hash'] as const)('the history in %s mode', mode => {
  test('grows by one for each screen, and not for a replacement or the same address', () => {
    const before = history.length
    const { router } = begin(mode)
    router.open('/terms')
    router.open('/terms')
    router.open('/privacy', { replace: true })
    expect(history.length - before).toBe(1)
  })

  test('keeps the state that the page has put there', () => {
    history.replaceState({ page: 'theirs' }, '')
    const { router } = begin(mode)
    router.open('/terms')
    router.open('/privacy', { replace: true })
    expect(history.state).toMatchObject({ page: 'theirs' })
  })

  test('restores scroll and focus on the way back', () => {
    const { router, at } = begin(mode)
    router.open('/home')
    const home = location.href
    position = { scroll: 700, focus: '/gala/terms' }
    const states: unknown[] = []
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, ...more) => {
      states.push(state)
      replace(state, ...more)
    }
    router.open('/terms')
    history.replaceState = replace
    position = { scroll: 90, focus: undefined }
    const terms = { state: history.state as unknown, href: location.href }
    goBackTo(home, states.at(-1))
    expect(at()).toMatchObject({ path: '/home', by: 'history', restore: { scroll: 700, focus: '/gala/terms' } })
    goBackTo(terms.href, terms.state)
    expect(at()).toMatchObject({ path: '/terms', by: 'history', restore: { scroll: 90 } })
  })

  test('has nothing to tell of an address that was typed', () => {
    const { at } = begin(mode)
    goBackTo(mode === 'path' ? '/gala/terms' : '#/terms', null)
    expect(at()).toMatchObject({ path: '/terms', by: 'history', restore: undefined })
  })
})
