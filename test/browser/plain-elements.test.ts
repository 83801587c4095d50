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

test('what a list says when it cannot be shown has "Try again" as words of its sentence', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/503/)
  const host = await serveHostPage({ body: block('auction-lots', demo, 'moonlight-ball') })
  onTestFinished(() => host.close())
  await page.route('**/auction/items?**', route => route.fulfill({ status: 503 }))
  await page.goto(host.url)
  const retry = page.getByRole('button', { name: 'Try again' })
  const style = await retry.evaluate(button => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(button)
    return { backgroundColor, textDecorationLine }
  })
  expect(style).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', textDecorationLine: 'underline' })
})
