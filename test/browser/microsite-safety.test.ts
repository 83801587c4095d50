import { describe, expect } from 'vitest'
import { atRest } from './at-rest.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

const ball = 'moonlight-ball'

describe('a token in the address', () => {
  test.for(['user_token=SECRET-1&a=1', 'a=1&user_token=SECRET-1'])(
    'is taken once: %s never travels on',
    async (query, { page, demo, expectProblem }) => {
      // An invalid token.
      expectProblem(/status of 40[01]/)
      const leaks: string[] = []
      const carriers: string[] = []
      page.on('request', request => {
        const { pathname } = new URL(request.url())
        const headers = JSON.stringify(request.headers())
        if (headers.includes('SECRET-1') || request.postData()?.includes('SECRET-1')) leaks.push(pathname)
        if (request.url().includes('SECRET-1')) carriers.push(pathname)
      })
      const site = microsite(page)
      await site.open(`${demo}/${ball}/account/orders?${query}`)
      await page.waitForURL(/sign-in/)
      await site.settle()
      await atRest(page)
      expect(leaks).toEqual([])
      expect(carriers).toEqual([`/${ball}/account/orders`, '/api/v1/users/profile'])
      expect(page.url()).toBe(`${demo}/${ball}/sign-in?_redirect=${encodeURIComponent('/account/orders?a=1')}`)
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      )
      expect(stored).not.toContain('SECRET-1')
    },
  )
})

describe('the key of a mailed link', () => {
  test.for<[link: string, needs: string[]]>([
    ['account/tickets/confirm#gst_1.', []],
    ['assign-guest#ord_1.', []],
    ['tickets#waiting=', []],
    ['auction/guest/checkout?claim=', ['/moonlight-ball/auction/guest/checkout']],
    ['pledge/checkout?promise=', ['/moonlight-ball/pledge/checkout', '/api/v1/checkout/promised-pledge']],
    ['account/payment?request=', ['/moonlight-ball/account/payment', '/api/v1/checkout/payment-request']],
  ])(
    'in %s is in no header, and in no address but of what needs it',
    async ([link, needs], { page, demo, expectProblem }) => {
      // An invalid key.
      expectProblem(/status of 40[0134]/)
      const sent: Promise<{ address: string; headers: string }>[] = []
      page.on('request', request => {
        const address = request.url()
        const read = request.allHeaders().then(headers => ({ address, headers: JSON.stringify(headers) }))
        // One that begins while the page closes has none.
        sent.push(read.catch(() => ({ address, headers: '' })))
      })
      const site = microsite(page)
      await site.open(`${demo}/${ball}/${link}SECRET-1`)
      await site.settle()
      await atRest(page)
      const all = await Promise.all(sent)
      expect(all.filter(({ headers }) => headers.includes('x-page-url')).length).toBeGreaterThan(0)
      expect(all.filter(({ headers }) => headers.includes('SECRET-1'))).toEqual([])
      const carriers = all.filter(({ address }) => address.includes('SECRET-1'))
      expect(carriers.map(({ address }) => new URL(address).pathname)).toEqual(needs)
    },
  )
})

describe('the page’s own policy', () => {
  test('forbids inline code and strings that become code, and nothing of the microsite needs them', async ({
    page,
    demo,
  }) => {
    const answer = await page.goto(`${demo}/${ball}/about`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    const site = microsite(page)
    // A policy violation is a console error, which fails the test.
    await site.heading(/./).waitFor()
    await site.settle()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await site.heading(/terms/i).waitFor()
    await site.settle()
  })
})

test('a hostile address does not lead to another site', async ({ page, demo, expectProblem }) => {
  expectProblem(/status of 404/)
  const site = microsite(page)
  for (const path of ['/%2f%2fevil', '/%5Cevil', '/100%25', '/<img src=x onerror=alert(1)>']) {
    await site.open(`${demo}/${ball}${path}`)
    await site.settle()
    expect(new URL(page.url()).origin, path).toBe(demo)
  }
})
