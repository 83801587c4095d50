import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contrast } from '../../src/lib/colour.ts'
import { fullRun, sampled } from '../full-run.ts'
import { atRest } from './at-rest.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const events = ['moonlight-ball', 'riverside-10k', 'summer-fayre']
const widths = [390, 820, 1440]

describe.each(sampled(events, 2))('%s', event => {
  test.for(widths.filter((_, at) => fullRun || at === events.indexOf(event)))(
    'is accessible, calm and no wider than its page at %i pixels, and its words over a picture can be read',
    async (width, { visitor, demo, expectProblem }) => {
      expectProblem(/status of 404/)
      const page = await visitor({ viewport: { width, height: 900 } })
      await watchShifts(page)
      const site = microsite(page)
      for (const path of ['/about', '/404', '/']) {
        await site.open(`${demo}/${event}${path}`)
        await site.settle()
        await atRest(page)
        expect(await axe(page), path).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        )
        expect(await shiftsOf(page), path).toEqual([])
      }
      await expectLegible(page)
      if (width === 1440) expect(await layoutOf(page)).toEqual(wellLaid)
    },
  )
})

test('nothing moves when a name replaces “Sign in”, at any width', async ({ visitor, demo }) => {
  const page = await visitor()
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.signIn('guest@fayre.example', 'fayre-demo')
  await eleanor.link('Eleanor').first().waitFor()
  await watchShifts(page)
  // Delays the profile until the page has shown “Sign in”.
  await page.route('**/users/profile', async route => {
    await eleanor.link('Sign in').first().waitFor()
    await route.continue()
  })
  const paths = ['/', '/about']
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of fullRun ? paths : paths.slice(at % 2, (at % 2) + 1)) {
      await eleanor.go(path)
      await eleanor.link('Eleanor').first().waitFor()
      await microsite(page).settle()
      await atRest(page)
      expect(await shiftsOf(page), `${path}, ${width} px`).toEqual([])
    }
  }
})

test('the countdown stays where it is while its digits and words change', async ({ page, demo }) => {
  await microsite(page).open(`${demo}/moonlight-ball/`)
  await page.locator('.countdown-unit').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const places = await page.locator('.countdown').evaluate(countdown =>
    ['00', '01', '11', '44', '88'].map(digits => {
      for (const count of countdown.querySelectorAll('.countdown-count')) count.textContent = digits
      for (const word of countdown.querySelectorAll('.countdown-word'))
        word.textContent = digits === '01' ? 'day' : 'minutes'
      return [...countdown.querySelectorAll('.countdown-unit')].map(unit => unit.getBoundingClientRect().x)
    }),
  )
  expect(new Set(places.map(String)).size).toBe(1)
})

const wellLaid = {
  /** Where the lines of hero, tiles, text, sponsors and footer begin. */
  edges: 1,
  wordsOverPicture: false,
  brokenAddress: false,
  /** The underline of the current menu entry must not take the place of the focus ring. */
  ring: expect.not.stringMatching(/none|inset/),
}

async function layoutOf(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const root = document.querySelector('fayre-microsite')?.shadowRoot
    const boxOf = (selector: string) => {
      const found = root?.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`There is no ${selector}`)
      return found.getBoundingClientRect()
    }
    const parts = ['.header-home', '.hero-words', '.menu-tiles', '.html', '.sponsors', '.footer-charity']
    // The menu of an event may have no entry for the front page, because the logo leads there.
    const entry = root?.querySelector<HTMLElement>('.header-menu [aria-current], .header-menu a')
    entry?.focus()
    return {
      edges: new Set(parts.map(part => Math.round(boxOf(part).left))).size,
      wordsOverPicture: boxOf('.hero-words').right > boxOf('.hero-picture').left,
      brokenAddress: boxOf('.footer-contact a[href^="mailto:"]').height > 40,
      ring: entry ? getComputedStyle(entry).boxShadow : 'none',
    }
  })
}

async function expectLegible(page: Page): Promise<void> {
  await page
    .locator('fayre-microsite .hero img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  // The menu is rendered again when the icons arrive.
  await expect.poll(() => page.locator('fayre-microsite .header-menu .menu-icon:empty').count()).toBe(0)
  const behind = await page.context().newPage()
  await page.bringToFront()
  for (const words of [
    '.hero-title',
    '.hero-text',
    '.hero-day',
    '.header-account > span',
    '.header-menu li:last-child a',
  ])
    expect(await worstContrast(page, words, behind), words).toBeGreaterThanOrEqual(4.5)
}

/**
 * The lowest contrast of the text colour with the pixels behind it; 21 if there is no text.
 * @param behind a page that reads the pixels, which the microsite's own policy may forbid
 */
async function worstContrast(page: Page, words: string, behind: Page): Promise<number> {
  const element = page.locator(`fayre-microsite ${words}`).first()
  if (!(await element.count()) || !(await element.isVisible())) return 21
  const colour = await element.evaluate(node => getComputedStyle(node).color)
  const ink = hexOf((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
  const clip = await element.evaluate(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x, y, width, height }
  })
  const withWords = await page.screenshot({ clip })
  await element.evaluate((node: HTMLElement) => node.style.setProperty('visibility', 'hidden'))
  let png = withWords
  // A screenshot may be of an earlier frame, and show the words as their own background.
  const isDrawnWithout = async () => {
    const [last, next] = [png, await page.screenshot({ clip })]
    png = next
    return next.equals(last) && !next.equals(withWords)
  }
  await expect.poll(isDrawnWithout, { message: words }).toBe(true)
  await element.evaluate((node: HTMLElement) => node.style.removeProperty('visibility'))
  const colours = await behind.evaluate(async base64 => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    const seen = new Set<string>()
    for (let at = 0; at < data.length; at += 4) seen.add([data[at], data[at + 1], data[at + 2]].join())
    return [...seen]
  }, png.toString('base64'))
  return Math.min(...colours.map(text => contrast(ink, hexOf(text.split(',').map(Number)))))
}

const hexOf = (parts: readonly number[]) =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

test('at 1440 pixels listings of the home page take its whole width, below the text and the form', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 1440, height: 900 } })
  const site = microsite(page)
  await site.open(`${demo}/riverside-10k/`)
  await site.settle()
  const boxOf = (selector: string) => site.main.locator(selector).last().boundingBox()
  const [text, form, listing] = await Promise.all(
    ['[data-area=text]', '[data-block=donation_form]', '[data-block=individual_giving_listing]'].map(boxOf),
  )
  if (!(text && form && listing)) throw new Error('a block is missing')
  expect(listing.x).toBe(text.x)
  expect(listing.x + listing.width).toBe(form.x + form.width)
  expect(text.y + text.height).toBeLessThanOrEqual(listing.y)
  expect(form.y + form.height).toBeLessThanOrEqual(listing.y)
})
