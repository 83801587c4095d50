import { describe, expect } from 'vitest'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

const ball = 'moonlight-ball'

/** Each route with its screen, at its own address and at an alias. */
const addresses = [
  ['/', /./],
  ['/home', /./],
  ['/about', /./],
  ['/terms/', 'Terms'],
  ['/password-reset', /password/i],
  ['/reset-password', /password/i],
  ['/404', 'No Found'],
] as const

describe('a link into the microsite', () => {
  test.for(addresses)('%s opens its screen', async ([path, title], { page, demo, expectProblem }) => {
    if (path === '/404') expectProblem(/status of 404/)
    const site = microsite(page)
    await site.open(`${demo}/${ball}${path}`)
    await site.settle()
    await site.heading(title).waitFor()
    await expect.poll(() => site.main.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(page.url()).toBe(`${demo}/${ball}${path}`)
  })

  test('to an unknown page says so with a 404, and leads home', async ({ page, demo, expectProblem }) => {
    expectProblem(/404/)
    const site = microsite(page)
    const answer = await page.goto(`${demo}/${ball}/auction/items/3/nothing`)
    expect(answer?.status()).toBe(404)
    await site.heading('No Found').waitFor()
    await expect.poll(() => page.title()).toBe('Page not found | The Moonlight Ball')
    await site.main.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL(`${demo}/${ball}/`)
  })

  test('to a page that does not exist says so, and has its title', async ({ page, demo, expectProblem }) => {
    expectProblem(/404/)
    const site = microsite(page)
    await site.open(`${demo}/${ball}/about`)
    await site.settle()
    await page.evaluate(() => {
      const root = document.querySelector('fayre-microsite')?.shadowRoot
      const link = Object.assign(document.createElement('a'), { href: '/moonlight-ball/nowhere', textContent: 'x' })
      root?.querySelector('main')?.append(link)
      link.click()
    })
    await site.heading('No Found').waitFor()
    await expect.poll(() => page.title()).toBe('Page not found | The Moonlight Ball')
  })
})

test('back and forward restore the scroll position and the focus', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 1200, height: 500 } })
  const site = microsite(page)
  await site.open(`${demo}/${ball}/faq`)
  await site.settle()
  const scroll = () => page.evaluate(() => Math.round(scrollY))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await link.scrollIntoViewIfNeeded()
  const left = await scroll()
  expect(left).toBeGreaterThan(50)
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/terms$/)
  await site.settle()
  await expect.poll(scroll).toBe(0)
  await expect.poll(() => site.focused()).toBe('main')
  await page.evaluate(() => scrollTo(0, 120))
  await page.goBack()
  await page.waitForURL(/faq$/)
  // Fonts that arrived on the other screen change the page's length.
  await expect.poll(async () => Math.abs((await scroll()) - left)).toBeLessThan(60)
  await expect.poll(() => site.focused()).toBe('Terms')
  await page.goForward()
  await page.waitForURL(/terms$/)
  await expect.poll(scroll).toBe(120)
})

test('each change has its title, and is announced; the first screen is not', async ({ page, demo }) => {
  const site = microsite(page)
  await site.open(`${demo}/${ball}/`)
  await site.settle()
  await expect.poll(() => page.title()).toMatch(/^The Moonlight Ball/)
  const spoken = () => page.locator('[aria-live="polite"]').allTextContents()
  expect((await spoken()).join('')).not.toContain('Moonlight Ball')
  await site.main.getByRole('link', { name: 'Questions' }).first().click()
  await expect.poll(() => page.title()).toBe('Questions | The Moonlight Ball')
  await expect.poll(spoken).toContain('Questions')
})

test('the skip link is the first stop of the keyboard, and leads past the menu', async ({ page, demo }) => {
  const site = microsite(page)
  await site.open(`${demo}/${ball}/about`)
  await site.settle()
  await page.keyboard.press('Tab')
  await expect.poll(() => site.focused()).toBe('Skip to content')
  const box = await page.getByRole('button', { name: 'Skip to content' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect.poll(() => site.focused()).toBe('main')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => site.focused()).toBe('Sign in')
})

describe('the menu of a narrow screen', () => {
  test('opens, navigates, closes and returns the focus, by keyboard alone', async ({ visitor, demo }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    const site = microsite(page)
    await site.open(`${demo}/${ball}/`)
    await site.settle()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate(button => button.matches(':focus'))).toBe(true)
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await dialog.getByRole('link', { name: 'Questions' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/faq$/)
    await dialog.waitFor({ state: 'hidden' })
    await site.heading('Questions').waitFor()
    await expect.poll(site.focused).toBe('main')
    await page.goBack()
    await page.waitForURL(`${demo}/${ball}/`)
  })

  test('draws the icons that the organiser has chosen, and asks for those alone', async ({ visitor, demo }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    const asked: string[] = []
    page.on('request', request => asked.push(decodeURIComponent(request.url())))
    const site = microsite(page)
    await site.open(`${demo}/summer-fayre/`)
    await site.settle()
    const requests = () => asked.filter(url => url.includes('fontawesome-icon-list'))
    // The wide menu, which is not shown at this width.
    await expect.poll(() => page.locator('.header-menu a svg').count()).toBe(5)
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Questions' }).locator('svg').waitFor()
    await expect.poll(() => menu.locator('a svg').count()).toBe(5)
    expect(requests()).toEqual([expect.stringContaining('names=calendar-days,')])
  })
})

describe('on a domain of its own', () => {
  test('the whole path is the microsite’s', async ({ page, demo }) => {
    const site = microsite(page)
    const domain = demo.replace('localhost', 'riverside.localhost')
    await site.open(`${domain}/`)
    await site.settle()
    await expect.poll(() => page.title()).toContain('Riverside 10K')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.waitForURL(`${domain}/terms`)
    await site.heading(/terms/i).waitFor()
    await page.reload()
    await site.heading(/terms/i).waitFor()
    await page.goBack()
    await page.waitForURL(`${domain}/`)
  })
})
