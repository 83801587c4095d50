import { expect, onTestFinished } from 'vitest'
import { test } from './fixture.ts'
import { block, serveHostPage } from './host-page.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

test.override('motion', 'no-preference')

test.for([
  ['total-raised', 'moonlight-ball'],
  ['donation-progress', 'moonlight-ball'],
  ['tickets', 'moonlight-ball'],
  ['leaderboard', 'riverside-10k'],
] as const)('%s moves nothing when the font of %s comes', async ([tag, event], { visitor, demo }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const host = await serveHostPage({ body: `${block(tag, demo, event)}<p>Our work starts in spring.</p>` })
  onTestFinished(host.close)
  await watchShifts(page)
  let come = () => {}
  const mayCome = new Promise<void>(done => {
    come = done
  })
  await page.route(/\.woff2$/, async route => {
    await mayCome
    await route.continue()
  })
  const asked = page.waitForRequest(/\.woff2$/)
  await page.goto(host.url, { waitUntil: 'commit' })
  await page
    .locator(`fayre-${tag}`)
    .getByText(/£[\d,]+/)
    .first()
    .waitFor()
  await asked
  await page.locator(`fayre-${tag} .skeleton`).first().waitFor({ state: 'detached' })
  const before = await drawnShifts()
  come()
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(({ status, display }) => status === 'loaded' && display === 'swap'),
    ),
  ).toBe(true)
  expect(await drawnShifts()).toEqual(before)

  async function drawnShifts() {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    return shiftsOf(page)
  }
})
