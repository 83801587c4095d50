import { afterEach, expect, test, vi } from 'vitest'
import { browserEnvironment } from '../../src/lib/environment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('has no storage where reading the property alone throws', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(browserEnvironment().storage).toBeUndefined()
})

test('reads the address anew at each call', () => {
  const environment = browserEnvironment()
  vi.stubGlobal('location', { href: 'https://charity.example/a' })
  expect(environment.location().pathname).toBe('/a')
  vi.stubGlobal('location', { href: 'https://charity.example/b' })
  expect(environment.location().pathname).toBe('/b')
})

test('calls the fetch that the page has at that moment', async () => {
  const { fetch } = browserEnvironment()
  vi.stubGlobal('fetch', async (url: string) => new Response(url))
  expect(await (await fetch('https://give.example/')).text()).toBe('https://give.example/')
})

test('reports to the console, where whoever looks after the page finds it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const problem = new Error('broken')
  browserEnvironment().report(problem, 'a push that makes no sense')
  expect(error.mock.calls).toEqual([['[fayre] a push that makes no sense', problem]])
})

test('sends nothing that a page’s scripts have put on the prototype of all objects', async () => {
  const sent = vi.fn(async (_url: string, _init?: RequestInit) => new Response())
  vi.stubGlobal('fetch', sent)
  const polluted = Object.prototype as { headers?: unknown }
  polluted.headers = { 'x-evil': '1' }
  try {
    await browserEnvironment().fetch('https://give.example/', { method: 'GET' })
    expect(sent.mock.calls[0]?.[1]?.headers).toBeUndefined()
    expect(sent.mock.calls[0]?.[1]?.method).toBe('GET')
  } finally {
    delete polluted.headers
  }
})
