import { afterEach, expect, test, vi } from 'vitest'
import { fetchFirst } from '../../src/widget/fetch-first.ts'

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
const load = vi.fn(async () => 'module')
afterEach(() => {
  vi.unstubAllGlobals()
  load.mockClear()
})

/** Answers requests by file name, and counts them. */
function answers(given: Readonly<Record<string, () => Response | Promise<Response>>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace(/.*\//, '')
    asked.push(name)
    return given[name]?.() ?? Response.error()
  })
  return asked
}

test('imports when all files have come, and asks for them once', async () => {
  const asked = answers({ 'a.js': script, 'b.js': script })
  const both = [fetchFirst(load, ['c/a.js', 'c/b.js']), fetchFirst(load, ['c/b.js'])]
  expect(await Promise.all(both)).toEqual(['module', 'module'])
  expect(await fetchFirst(load, ['c/b.js'])).toBe('module')
  expect(asked).toEqual(['a.js', 'b.js'])
})

test.each([
  ['an error', () => new Response('', { status: 500, headers: { 'content-type': 'text/javascript' } })],
  ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not import when there is %s in the place of one, and asks only for that one again', async (what, answer) => {
  const [here, lost] = [`here ${what}.js`, `lost ${what}.js`].map(name => encodeURIComponent(name))
  const names = [`c/${here}`, `c/${lost}`]
  const asked = answers({ [here ?? '']: script, [lost ?? '']: answer })
  await expect(fetchFirst(load, names)).rejects.toThrow()
  expect(load).not.toHaveBeenCalled()
  const again = answers({ [lost ?? '']: script })
  expect(await fetchFirst(load, names)).toBe('module')
  expect([asked.length, again]).toEqual([2, [lost]])
})

test('imports what the page’s policy forbids to fetch', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    throw new TypeError('Failed to fetch')
  })
  const violate = (disposition: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { disposition, blockedURI: asked.at(-1) }),
    )
  await expect(fetchFirst(load, ['c/forbidden.js'])).rejects.toThrow()
  violate('report')
  await expect(fetchFirst(load, ['c/forbidden.js'])).rejects.toThrow()
  violate('enforce')
  expect(await fetchFirst(load, ['c/forbidden.js'])).toBe('module')
  expect(asked).toHaveLength(2)
})
