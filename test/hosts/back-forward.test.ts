import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { launchWholeChromium } from '../browser/chromium.ts'
import { donor } from '../browser/donor.ts'
import { test } from '../browser/fixture.ts'
import { block, serveHostPage, standIn } from '../browser/host-page.ts'

/** A charity's page in a browser with back/forward cache, which Playwright disables. */
async function charityPage(demo: string): Promise<Page> {
  const browser = await launchWholeChromium([], ['--disable-back-forward-cache'])
  const told = "<script>addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted })</script>"
  const host = await serveHostPage({
    head: told,
    body: standIn(demo) + block('total-raised', demo) + block('donation-form', demo),
  })
  onTestFinished(async () => {
    await browser.close()
    host.close()
  })
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(host.url)
  return page
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('about:blank')
  // Playwright's own `goBack` waits for a load event, which does not happen.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForFunction(() => 'persisted' in window && window.persisted === true)
}

test('a page from the back/forward cache keeps its input, takes the gift and is live again', async ({ demo }) => {
  const page = await charityPage(demo)
  const ada = donor(page)
  await ada.choose('£25')
  await ada.form.getByLabel('First name').fill('Augusta')
  const raised = page
    .locator('fayre-total-raised')
    .getByText(/£[\d,]+/)
    .first()
  await raised.waitFor()
  await leaveAndComeBack(page)
  await expect.poll(() => ada.form.getByLabel('First name').inputValue()).toBe('Augusta')

  const before = await raised.textContent()
  await ada.introduce({ first: 'Augusta' })
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await ada.thanks.waitFor()
  await expect.poll(() => raised.textContent()).not.toBe(before)
})
