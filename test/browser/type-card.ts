import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/**
 * Types a card by keyboard. The card's frame moves the focus from field to field.
 * @param goThere moves the focus into the frame
 */
export async function typeCard(page: Page, field: Locator, number: string, goThere: () => Promise<unknown>) {
  await field.waitFor()
  await expect
    .poll(async () => {
      // Nothing is announced inside the frame, or while the focus moves, so only the field shows where the focus is.
      await goThere()
      return vi.waitUntil(() => isFocused(field), { timeout: 10_000 }).catch(() => false)
    })
    .toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  for (const text of [number, '1240', '123']) await page.keyboard.type(text)
}

const isFocused = (field: Locator) => field.evaluate(one => one === one.ownerDocument.activeElement)
