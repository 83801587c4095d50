import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fullRun } from '../full-run.ts'
import { axe } from './axe.ts'

const widths = [390, 1440]

/**
 * Expects no sideways scroll at any width, and no problem that axe finds. Axe takes seconds, so each screen has it at
 * another width.
 * @param at number of the screen
 * @param besides checked at each width
 */
export async function lookAt(page: Page, at: number, name: string, extra?: (width: number) => Promise<void>) {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await extra?.(width)
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(tooWide, { message: `${name}, ${width} px` }).toBeLessThanOrEqual(0)
    if (fullRun || at % widths.length === index) expect(await axe(page), `${name}, ${width} px`).toEqual([])
  }
}
