import { expect, onTestFinished } from 'vitest'
import { test } from './fixture.ts'
import { block, serveHostPage } from './host-page.ts'

test.for(
  ['auction-lots', 'buy-now', 'individual-giving', 'leaderboard', 'pledge-list', 'tickets'].map(tag => ({ tag })),
)('the list of $tag has our styles of plain elements on a bare page', async ({ tag }, { page, demo }) => {
  const event = /giving|leader/.test(tag) ? 'riverside-10k' : 'moonlight-ball'
  const host = await serveHostPage({ body: block(tag, demo, event) })
  onTestFinished(() => host.close())
  await page.goto(host.url)
  const item = page.locator(`fayre-${tag}`).locator('li > *').first()
  // The skeleton's items give way to the list's.
  await expect.poll(() => item.evaluate(item => getComputedStyle(item).boxSizing)).toBe('border-box')
})
