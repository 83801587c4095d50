import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { test } from './fixture.ts'
import { serveHostPage } from './host-page.ts'
import { microsite } from './microsite.ts'

const event = 'riverside-10k'

/** The two ways to embed it: the microsite's own script, or the one for all blocks of a page. */
const scripts = ['microsite.js', 'all.js'] as const
const embed = (demo: string, script: string, attributes: string) =>
  `<script type="module" src="${demo}/${script}" data-host="."></script>
   <fayre-microsite event="${event}" ${attributes}><a href="${demo}/${event}">Give</a></fayre-microsite>`

/**
 * Everything about the page that must not change. One counter belongs to nanostores and is shared by all of its
 * copies.
 */
function pageState(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    globals: Object.keys(window)
      .filter(name => !/^(0|1|chrome|nanostoresGlobal)$/.test(name))
      .sort(),
    head: document.head.innerHTML.replace(/<script[^>]*><\/script>/g, ''),
    rootStyle: [document.documentElement.getAttribute('style'), document.body.getAttribute('style')],
    adopted: document.adoptedStyleSheets.length,
    scrollRestoration: history.scrollRestoration,
    pushState: String(history.pushState),
    fetch: String(fetch),
  }))
}

describe.each(scripts)('in a charity’s page, by %s', script => {
  test('in memory mode nothing of the page changes, whatever the visitor does', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    const host = await serveHostPage({ body: embed(demo, script, '') })
    onTestFinished(host.close)
    await page.route('**/*.js', route => route.abort())
    await page.goto(host.url).catch(() => {})
    const before = await pageState(page)
    await page.unroute('**/*.js')
    const site = microsite(page)
    await site.open(`${host.url}/?from=mail`)
    await site.settle()
    const length = await page.evaluate(() => history.length)
    await site.main.getByRole('link', { name: 'Questions' }).first().click()
    await site.heading('Questions').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await site.heading(/terms/i).waitFor()
    expect(page.url()).toBe(`${host.url}/?from=mail`)
    expect(await page.evaluate(() => [history.length, history.state])).toEqual([length, null])
    expect(await pageState(page)).toEqual(before)
  })
})

test('in memory mode a link leads to the platform’s page in a tab of its own', async ({ page, demo }) => {
  const host = await serveHostPage({ body: embed(demo, 'microsite.js', '') })
  onTestFinished(host.close)
  const site = microsite(page)
  await site.open(host.url)
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await expect.poll(() => terms.getAttribute('href')).toBe(`${demo}/${event}/terms`)
})

test('in a frame the microsite changes screens, and the page around it stays as it is', async ({ page, demo }) => {
  const src = `${demo}/embed.html?block=microsite&event=${event}`
  const host = await serveHostPage({
    body: `<iframe src="${src}" title="The run" width="800" height="600"></iframe>
      <script type="module" src="${demo}/frame.js"></script>`,
  })
  onTestFinished(host.close)
  await page.goto(host.url)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter')
  await frame.getByRole('heading', { name: /terms/i, level: 1 }).waitFor()
  expect(page.url()).toBe(`${host.url}/`)
  expect(await page.title()).toBe('A charity')
})

describe('in hash mode', () => {
  test('the screens are behind the hash, and the page keeps its own sections and links', async ({ page, demo }) => {
    const host = await serveHostPage({
      body: `<p><a id="own" href="#news">News</a> <a id="away" href="/other">Other</a></p><h2 id="news">News</h2>
        ${embed(demo, 'microsite.js', 'mode="hash"')}`,
    })
    onTestFinished(host.close)
    const site = microsite(page)
    await site.open(`${host.url}/?from=mail#/faq`)
    await site.heading('Questions').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.waitForURL(`${host.url}/?from=mail#/terms`)
    await site.heading(/terms/i).waitFor()
    await page.locator('#own').click()
    await page.waitForURL(`${host.url}/?from=mail#news`)
    await site.heading(/terms/i).waitFor()
    await page.goBack()
    await page.goBack()
    await site.heading('Questions').waitFor()
    await page.goForward()
    await site.heading(/terms/i).waitFor()
    expect(await page.title()).toBe('A charity')
    await page.locator('#away').click()
    await page.waitForURL(`${host.url}/other`)
  })

  test('the page’s link to a screen shows it, and the one to its own top changes none', async ({ page, demo }) => {
    const host = await serveHostPage({
      body: `<a id="terms" href="#/terms">Terms</a><div style="height: 3000px"></div>
        ${embed(demo, 'microsite.js', 'mode="hash"')}<a id="top" href="#">Top</a>`,
    })
    onTestFinished(host.close)
    const site = microsite(page)
    await site.open(`${host.url}/#/faq`)
    await site.heading('Questions').waitFor()
    await page.locator('#terms').click()
    await site.heading(/terms/i).waitFor()
    const top = () => page.evaluate(() => document.querySelector('fayre-microsite')?.getBoundingClientRect().top)
    await expect.poll(top).toBeCloseTo(0, 0)
    await page.locator('#top').click()
    await expect.poll(() => page.url()).toBe(`${host.url}/#`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await site.heading(/terms/i).waitFor()
  })

  test('what the page has put into its history stays there', async ({ page, demo }) => {
    const host = await serveHostPage({ body: embed(demo, 'microsite.js', 'mode="hash"') })
    onTestFinished(host.close)
    const site = microsite(page)
    await site.open(host.url)
    await site.settle()
    await page.evaluate(() => history.replaceState({ theirs: 7 }, ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await site.heading(/terms/i).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => (history.state as { theirs?: number } | null)?.theirs)).toBe(7)
  })
})

test('a screen that failed to load is tried again without reloading the page', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to (load resource|fetch)|ERR_FAILED|did not load/)
  const host = await serveHostPage({ body: embed(demo, 'microsite.js', '') })
  onTestFinished(host.close)
  const site = microsite(page)
  await site.open(host.url)
  await site.settle()
  await page.evaluate(() => Object.assign(window, { still: 'here' }))
  await page.route(/\/c\/sign-in-\w+\.js/, route => route.abort())
  // A pointer would load the screen sooner, and the first failure could be over before the press.
  await page
    .getByRole('link', { name: 'Sign in' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/c\/sign-in-\w+\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await site.heading(/sign in/i).waitFor()
  expect(await page.evaluate(() => (window as { still?: string }).still)).toBe('here')
})
