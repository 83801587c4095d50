import { describe, expect } from 'vitest'
import { test } from '../browser/fixture.ts'
import { serveHostPage } from '../browser/host-page.ts'
import { fullRun, sampled } from '../full-run.ts'
import { nameOf } from './condition.ts'
import { faultOf, giveThere } from './give-there.ts'
import { hostilePage } from './hostile-page.ts'
import { changesOf } from './page-state.ts'
import { pagesOfPairs, pagesWithOne, shortPages } from './pages.ts'

/** `npm run hosts` tests the whole matrix. */
describe('a gift is given on a page with', () => {
  for (const page of fullRun ? [...pagesWithOne(), ...pagesOfPairs(1)] : sampled(shortPages(), 3)) {
    test(nameOf(page), ({ browser, demo }) => giveThere(browser, demo, page))
  }
})

describe('control: reports the failure', () => {
  test('of a page whose cover lies over everything', async ({ browser, demo }) => {
    const cover = { name: 'a cover', css: 'body::after { content: ""; position: fixed; inset: 0; z-index: 9 }' }
    await expect(giveThere(browser, demo, { css: cover }, 10_000)).rejects.toThrow(/intercepts pointer events/)
  })

  test('of a page whose policy lets nobody reach us', async ({ browser, demo }) => {
    const policy = { name: 'a wall', policy: "default-src 'none'; script-src {demo} 'nonce-host'" }
    await expect(giveThere(browser, demo, { policy }, 10_000)).rejects.toThrow(/Content Security Policy/)
  })

  test('of a page whose globals are others afterwards', async ({ page, demo }) => {
    const host = await serveHostPage(hostilePage({}, demo))
    await page.goto(host.url)
    expect((await changesOf(page)).filter(name => !name.startsWith('window.Symbol'))).toEqual([])
    await page.evaluate(() => {
      Object.assign(window, { ours: 1 })
      window.fetch = window.fetch.bind(window)
      document.title = 'Ours'
      document.body.className = 'ours'
    })
    expect((await changesOf(page)).sort()).toEqual(['body class', 'title', 'window.fetch', 'window.ours'])
    host.close()
  })

  test('of requests that send something else than was typed', () => {
    const url = 'https://give.example/api/v1/checkout/pay/stripe'
    const asked = (content: object, headers = {}) =>
      faultOf({ url: () => url, method: () => 'POST', headers: () => headers, postData: () => JSON.stringify(content) })
    const guest = { first_name: 'Ada', email: 'ada-0.5@example.com' }
    const lines = [{ origin: 'donation', amount: 1000 }]
    expect(asked({ lines, guest })).toBeUndefined()
    expect(asked({ lines: JSON.stringify(lines), guest })).toMatch(/orders/)
    expect(asked({ lines: [{ origin: 'donation', amount: '"1000"' }], guest })).toMatch(/orders/)
    expect(asked({ lines, guest: { ...guest, first_name: '"Ada"' } })).toMatch(/is from/)
    expect(asked({ lines, guest }, { 'x-evil': '1' })).toMatch(/x-evil/)
  })
})
