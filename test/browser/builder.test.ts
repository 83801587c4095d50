import { describe, expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { serveHostPage } from './host-page.ts'

describe('the builder', () => {
  test('writes what is chosen for every kind of website, and shows it', async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    await page.locator('#block').selectOption('total-raised')
    await page.locator('#event').fill('moonlight-ball')
    await page.getByRole('textbox', { name: 'label' }).fill('so "far"')
    await page.getByLabel('no donors').check()
    const code = page.locator('#code')
    await expect.poll(() => code.textContent()).toContain('no-donors')
    const written: Record<string, string> = {}
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      written[(await tab.textContent()) ?? ''] = (await code.textContent()) ?? ''
    }
    const attributes = 'event="moonlight-ball" label="so &quot;far&quot;" no-donors'
    expect(written.HTML).toContain(`<fayre-total-raised ${attributes}>`)
    expect(written.WordPress).toContain(`data-fayre="total-raised" data-event="moonlight-ball"`)
    expect(written.Wix).toContain(`Server URL: ${demo}/total-raised.js`)
    expect(written.React).toContain("import 'fayre/total-raised/define'")
    expect(written.iframe).toContain('/embed.html?block=total-raised&amp;event=moonlight-ball')
    const shown = page.frameLocator('#preview').locator('fayre-total-raised')
    await shown.getByText('so "far"').waitFor()
    expect(await shown.getByText('donors').count()).toBe(0)
  })

  test('what it writes works where it is pasted', async ({ page, demo }) => {
    for (const name of ['HTML', 'WordPress', 'iframe']) {
      await page.goto(`${demo}/builder`)
      await page.locator('#block').selectOption('donation-progress')
      await page.getByRole('tab', { name }).click()
      const code = (await page.locator('#code').textContent()) ?? ''
      const host = await serveHostPage({ body: code })
      await page.goto(host.url)
      const place = name === 'iframe' ? page.frameLocator('iframe') : page
      await place.locator('fayre-donation-progress').getByRole('meter').waitFor()
      host.close()
    }
  })

  test('shows the block narrow, dark and from right to left, as high as it is', async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    for (const look of ['Phone', 'Dark', 'Right to left']) await page.getByLabel(look, { exact: true }).check()
    const frame = page.frameLocator('#preview')
    await frame.getByRole('button', { name: /^Donate/ }).waitFor()
    await expect.poll(() => frame.locator('html').getAttribute('dir')).toBe('rtl')
    const ground = frame.locator('fayre-donation-form')
    const scheme = () => ground.evaluate(one => getComputedStyle(one).getPropertyValue('--fayre-scheme'))
    await expect.poll(scheme).toBe('dark')
    const box = () => page.locator('#preview').boundingBox()
    await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(390)
    await expect.poll(async () => (await box())?.height).toBeGreaterThan(250)
  })

  test('keeps nobody out, and does not scroll sideways on a phone', async ({ page, demo }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${demo}/builder`)
    await page
      .frameLocator('#preview')
      .getByRole('button', { name: /^Donate/ })
      .waitFor()
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'WordPress' }).getAttribute('aria-selected')).toBe('true')
  })
})
