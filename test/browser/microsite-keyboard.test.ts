import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

/** The focused element, and the element over its middle. */
const reached = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('fayre-microsite')?.shadowRoot
    const focused = root?.activeElement
    if (!root || !focused) return { name: undefined, isCovered: false }
    const { x, y, width, height } = focused.getBoundingClientRect()
    const over = root.elementFromPoint(x + width / 2, y + height / 2)
    // A control that is drawn by its label lies below it.
    const isOwn = over && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
    return { name: focused.textContent?.trim() || focused.getAttribute('aria-label'), isCovered: !isOwn }
  })

test('focused elements are hidden neither by the consent banner nor by the header', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const site = microsite(page)
  await site.open(`${demo}/moonlight-ball/`)
  await site.settle()
  await page.getByRole('region', { name: 'Cookies' }).waitFor()
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: (string | null | undefined)[] = []
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press(key)
      const { name, isCovered } = await reached(page)
      expect(isCovered, `${key} to ${name}`).toBe(false)
      seen.push(name)
    }
    expect(seen).toContain('Contact')
  }
})

test('somebody who changes their consent is led to the question, and back', async ({ page, demo }) => {
  const site = microsite(page)
  await site.open(`${demo}/moonlight-ball/about`)
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect.poll(() => site.focused()).toBe('main')
  await page.getByRole('button', { name: 'Cookie settings' }).press('Enter')
  await expect.poll(site.focused).toBe('Decline')
  await page.keyboard.press('Enter')
  await expect.poll(() => site.focused()).toBe('Cookie settings')
})

test('a notice that comes while a dialog is open can be read and closed', async ({ page, demo, expectProblem }) => {
  expectProblem(/status of 500/)
  let answer = () => {}
  const asked = new Promise<void>(done => {
    answer = done
  })
  await page.addInitScript(
    ([key]) => localStorage.setItem(key ?? '', 'a-token-of-yesterday'),
    [`fayre.token ${demo} moonlight-ball`],
  )
  await page.route(/users\/profile/, async route => {
    await asked
    await route.fulfill({ status: 500, json: {} })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const site = microsite(page)
  await site.open(`${demo}/moonlight-ball/about`)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  answer()
  const notice = page.getByRole('region', { name: 'Notices' })
  // It goes by itself, but not while the focus is in it.
  await notice.getByRole('button', { name: 'Close' }).focus()
  expect(await notice.textContent()).toContain('System Error')
  await page.keyboard.press('Escape')
  await notice.getByText('System Error').waitFor({ state: 'detached' })
  await menu.waitFor()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await menu.waitFor({ state: 'detached' })
})
