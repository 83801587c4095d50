import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fullRun, sampled } from '../full-run.ts'
import { test } from './fixture.ts'
import { doubleText, illegible } from './legible.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { mailedCode } from './outbox.ts'

const forAnybody = ['/', '/about', '/faq', '/terms', '/404', '/sign-in?_redirect=/ticket/checkout', '/sign-up']
const forMembers = [
  ...['/account', '/profile', '/account/address', '/account/communication', '/account/cards', '/account/orders'],
  ...['/account/donations', '/account/security', '/account/data', '/pre-auth', '/order-complete', '/admin-dash'],
]

/** A browser's zoom of 200 % on a small screen, of 400 % on a wide one, text alone at 200 %, and a larger font set. */
const views = [
  { name: 'zoomed in twice', width: 720, height: 450, font: '100%' },
  { name: 'zoomed in four times', width: 320, height: 256, font: '100%' },
  { name: 'with a font twice as large', width: 390, height: 844, font: '200%' },
  { name: 'with text twice as large', width: 390, height: 844, font: '100%', text: 2 },
] as const

/** The size of the screen's heading, in pixels. */
const headingSize = (page: Page) =>
  page
    .locator('fayre-microsite')
    .getByRole('heading', { level: 1 })
    .filter({ visible: true })
    .evaluate(heading => Number.parseFloat(getComputedStyle(heading).fontSize))

const brands = ['riverside-10k', 'summer-fayre']

describe.each(sampled(brands, 2))('in the brand of %s', event => {
  test('everything can be read and reached at any size', { timeout: 120_000 }, async ({
    visitor,
    demo,
    expectProblem,
  }) => {
    expectProblem(/status of 404/)
    const page = await visitor()
    const site = microsite(page)
    const ada = member(page, demo, event)

    let looked = brands.indexOf(event)
    async function look(path: string): Promise<void> {
      // Every other screen, in the brand that the sample has. The full run shows each in both.
      if (!fullRun && looked++ % brands.length) return
      await ada.go(path)
      await site.settle()
      for (const { name, width, height, font, ...view } of views) {
        await page.setViewportSize({ width, height })
        await page.evaluate(font => document.documentElement.style.setProperty('font-size', font), font)
        if ('text' in view) await doubleText(page)
        expect(await illegible(page), `${path}, ${name}`).toEqual([])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }

    await ada.go('/')
    await ada.button('Decline').click()
    for (const path of forAnybody) await look(path)
    await ada.go('/sign-up')
    const email = `a-rather-long-address-of-ada-${Date.now()}@example.com`
    await ada.field('First name').fill('Ada')
    await ada.field('Last name').fill('Lovelace')
    await ada.field('Email address').fill(email)
    const mobile = ada.field('Mobile number')
    if (await mobile.count()) await mobile.fill('07700 900123')
    await page.keyboard.press('Enter')
    await ada.heading('Enter your code').waitFor()
    await look('/sign-up')
    await ada.field('Code').fill(await mailedCode(demo, email))
    await ada.heading('Welcome, Ada').waitFor()
    for (const path of forMembers) await look(path)
  })
})

test('headings grow with the font that is set in the browser', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/about', '/auction']) {
    await page.goto(`${demo}/summer-fayre${path}`)
    await microsite(page).settle()
    const size = await headingSize(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => headingSize(page), { message: path }).toBeGreaterThan(size * 1.9)
  }
})

test('a leader’s name is not broken within a word on a phone with a large font', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demo}/riverside-10k/leaderboard`)
  const names = page.locator('.giving-board-name a')
  await names.nth(9).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  const broken = await names.evaluateAll(links =>
    links.flatMap(link => {
      const text = link.firstChild as Text
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      })
    }),
  )
  expect(broken).toEqual([])
})
