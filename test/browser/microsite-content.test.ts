import { describe, expect } from 'vitest'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

describe('a page of the organiser', () => {
  test('has no header and footer with the template "landing"', async ({ page, demo }) => {
    const site = microsite(page)
    await site.open(`${demo}/${event}/faq?template=landing`)
    await site.heading('Questions').waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0)
    expect(await site.menu.count()).toBe(0)
  })

  test('takes the whole width with the template "wide", and the reading width without it', async ({
    visitor,
    demo,
  }) => {
    const page = await visitor({ viewport: { width: 1440, height: 900 } })
    const site = microsite(page)
    const width = async (query: string) => {
      await site.open(`${demo}/${event}/faq${query}`)
      await site.settle()
      return page.locator('fayre-microsite .blocks').evaluate(blocks => blocks.clientWidth)
    }
    expect(await width('?template=wide')).toBeGreaterThan(1000)
    expect(await width('')).toBeLessThan(760)
  })

  test.for([
    ['moonlight-ball', 32],
    ['summer-fayre', 40],
  ] as const)(
    'begins below the header as far as the event says: %s, %i pixels',
    async ([event, pixels], { page, demo }) => {
      const site = microsite(page)
      await site.open(`${demo}/${event}/faq`)
      await site.settle()
      const top = (selector: string) =>
        page.locator(`fayre-microsite ${selector}`).evaluate(part => part.getBoundingClientRect())
      expect(Math.round((await top('.page-title')).top - (await top('.header')).bottom)).toBe(pixels)
    },
  )

  test('that is not published is a 404 without a permission', async ({ page, demo, expectProblem }) => {
    expectProblem(/status of 40[134]/)
    const site = microsite(page)
    await page.goto(`${demo}/${event}/thank-you?preview=not-a-token-that-anybody-signed`)
    await site.main.waitFor()
    await site.settle()
    const heading = await site.main.getByRole('heading', { level: 1 }).textContent()
    expect(['No Found', 'Unauthorized']).toContain(heading)
  })

  test('that failed to load says so, and loads with another try', async ({ page, demo, expectProblem }) => {
    expectProblem(/status of 500/)
    const site = microsite(page)
    await page.route('**/api/v1/pages/faq*', route => route.fulfill({ status: 500, json: {} }))
    await site.open(`${demo}/${event}/faq`)
    await site.heading('Server Error').waitFor()
    await page.unroute('**/api/v1/pages/faq*')
    await site.main.getByRole('button', { name: 'Try again' }).press('Enter')
    await site.heading('Questions').waitFor()
    // The focused button has gone, so the focus moves to what is around it.
    await expect.poll(site.focused).toBe('main')
    await expect.poll(() => page.title()).toBe('Questions | The Moonlight Ball')
  })
})

describe('a screen whose code does not load', () => {
  test('is tried three times, reported, and loaded after Try again', async ({ page, demo, expectProblem }) => {
    expectProblem(/ERR_FAILED|did not load/)
    const site = microsite(page)
    await site.open(`${demo}/${event}/faq`)
    await site.settle()
    await page.evaluate(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      document.addEventListener('fayre-preload-error', event => told.push((event as CustomEvent).detail))
    })
    const code = /\/c\/sign-in-\w+\.js/
    const tries: number[] = []
    await page.route(code, route => {
      tries.push(Date.now())
      return route.abort()
    })
    await page.evaluate(() => {
      const links = document.querySelector('fayre-microsite')?.shadowRoot?.querySelectorAll('a') ?? []
      for (const link of links) if (/sign-in\b/.test(link.href)) return link.click()
    })
    await site.main.getByText('This can’t be shown just now.').waitFor()
    expect(tries).toHaveLength(3)
    for (const at of [1, 2]) expect((tries[at] ?? 0) - (tries[at - 1] ?? 0)).toBeGreaterThanOrEqual(480)
    expect(await page.evaluate(() => (window as Window & { told?: unknown[] }).told)).toEqual([{ screen: 'sign-in' }])
    await page.unroute(code)
    await site.main.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Email address').waitFor()
    expect(page.url()).toBe(`${demo}/${event}/sign-in?_redirect=%2Ffaq`)
  })

  test('shows the skeleton of the screen until then', async ({ page, demo }) => {
    const site = microsite(page)
    await site.open(`${demo}/${event}/faq`)
    await site.settle()
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route(/\/c\/sign-in-\w+\.js/, async route => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await site.main.getByRole('status', { name: 'Loading the event' }).waitFor()
    expect(await site.main.locator('.skeleton').count()).toBeGreaterThan(3)
    release()
    await page.getByLabel('Email address').waitFor()
  })
})

test('without settings the start screen says so, and Refresh tries again', async ({ page, demo, expectProblem }) => {
  expectProblem(/ERR_FAILED|status of 50/)
  await page.route('**/api/v1/app/settings*', route => route.abort())
  await page.goto(`${demo}/${event}/`)
  const words = page.getByRole('heading', { name: 'Something went wrong. Please refresh & try again!' })
  await words.waitFor()
  await page.unroute('**/api/v1/app/settings*')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await microsite(page).heading(/./).waitFor()
})
