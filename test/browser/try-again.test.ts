import { expect, onTestFinished } from 'vitest'
import { test } from './fixture.ts'
import { block, serveHostPage } from './host-page.ts'

test.for(['donation-progress', 'total-raised', 'donation-form'].map(tag => ({ tag })))(
  'whoever asks $tag again by the keyboard goes on from there',
  async ({ tag }, { page, demo, expectProblem }) => {
    expectProblem(/503|load/)
    const host = await serveHostPage({ body: `<a href="#top">Top</a>${block(tag, demo)}<a href="#next">Next</a>` })
    onTestFinished(() => host.close())
    let isDown = true
    await page.route(/\/api\/v1\/(app\/settings|donations)/, route =>
      isDown ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }) : route.fallback(),
    )
    await page.goto(host.url)
    const again = page.locator(`fayre-${tag}`).getByRole('button', { name: 'Try again' })
    await again.focus()
    isDown = false
    await page.keyboard.press('Enter')
    await page.locator(`fayre-${tag}`).getByText('£').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(`fayre-${tag}`)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Top')
  },
)
