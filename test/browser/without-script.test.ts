import { describe, expect } from 'vitest'
import { fullRun } from '../full-run.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'

const events = ['moonlight-ball', 'riverside-10k', 'summer-fayre']

describe.each(events)('%s without its script', event => {
  test('has its words, menu and total on every screen', async ({ visitor, demo }) => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(`${demo}/${event}`)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      await expect.poll(() => page.getByText('raised of £').first().isVisible()).toBe(true)
      await expect.poll(() => page.getByRole('heading', { name: 'Ways to give and take part' }).isVisible()).toBe(true)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const broken = await page.evaluate(() =>
      [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src),
    )
    expect(broken).toEqual([])
    await page.getByRole('link', { name: 'Questions' }).first().click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Questions')
  })

  test('has its picture beside the words or above them, and under neither words nor menu', async ({
    visitor,
    demo,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(`${demo}/${event}`)
    for (const width of [390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(underWords), `${width} pixels`).toEqual([])
    }
  })

  test('is free of WCAG 2.2 AA faults, and reports nothing to the console', async ({ page, demo }) => {
    // Empties the microsite's script instead of disabling all scripts, because axe is a script itself.
    await page.route('**/microsite.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const paths = ['', '/faq', '/sponsors', '/contact', '/pledge']
    for (const path of paths.filter((_, at) => fullRun || at % events.length === events.indexOf(event))) {
      await page.goto(`${demo}/${event}${path}`)
      expect(await axe(page), path).toEqual([])
    }
  })
})

/** The elements that lie on the hero's picture: texts, and from 820 pixels on the header. */
function underWords(): string[] {
  const art = document.querySelector('.art')?.getBoundingClientRect()
  if (!art) throw new Error('The page has no picture.')
  const header = innerWidth < 820 ? '' : ', .top'
  return [...document.querySelectorAll(`.words > *${header}`)]
    .filter(part => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => left < art.right && right > art.left && top < art.bottom && bottom > art.top,
      )
    })
    .map(part => part.className || part.tagName)
}
