import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampled } from '../full-run.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const open = [
  ['moonlight-ball', '/', /^The Moonlight Ball/],
  ['moonlight-ball', '/auction', 'Auction Items | '],
  ['moonlight-ball', '/auction/guest/checkout', 'Guest Auction Payment | '],
  ['moonlight-ball', '/tickets', 'Places | '],
  ['moonlight-ball', '/prize-draw', 'Moonlight draws | '],
  ['moonlight-ball', '/order-complete', 'Order Complete | '],
  ['moonlight-ball', '/resend-pin', 'Resend Pin | '],
  ['moonlight-ball', '/sign-up-complete', 'Sign up complete | '],
  ['moonlight-ball', '/faq', 'Questions | '],
  ['summer-fayre', '/poll', 'Shows of hands | '],
] as const

/** Records each title of the pages opened later. @returns those of the page that is open */
async function recordTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      if (document.title) seen.add(document.title)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { titles: () => [...seen] })
  })
  return () => page.evaluate(() => (window as unknown as { titles(): string[] }).titles())
}

test.for(sampled(open, 3))(
  '%s%s has one title from its first byte on',
  async ([event, path, title], { page, demo }) => {
    const titles = await recordTitles(page)
    const site = microsite(page)
    await site.open(`${demo}/${event}${path}`)
    await site.settle()
    await page.waitForLoadState('networkidle')
    const seen = await titles()
    expect(seen).toEqual([typeof title === 'string' ? expect.stringContaining(title) : expect.stringMatching(title)])
  },
)

test('so has a lot, though only the screen knows its name, and the way to it has its own', async ({ page, demo }) => {
  const titles = await recordTitles(page)
  const site = microsite(page)
  await site.open(`${demo}/moonlight-ball/auction`)
  await site.settle()
  const href = await site.main.locator('a[href*="/auction/items/"]').first().getAttribute('href')
  await page.goto(new URL(href ?? '', demo).href)
  await site.main.locator('h1').waitFor()
  await site.settle()
  const name = await site.main.locator('h1').textContent()
  expect(await titles()).toEqual([expect.stringContaining(`${name} | `)])
  await site.follow('/moonlight-ball/tickets')
  await expect.poll(() => page.title()).toMatch(/^Places \| /)
})

test('so has the account of a member, and each of its sections once it is opened', async ({ page, demo }) => {
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.signIn('guest@fayre.example', 'fayre-demo')
  await eleanor.at(/^\/?$/)
  const titles = await recordTitles(page)
  const site = microsite(page)
  for (const [path, title] of [
    ['/account', 'Account | '],
    ['/profile', 'Profile | '],
  ] as const) {
    await site.open(`${demo}/moonlight-ball${path}`)
    await site.settle()
    expect(await titles()).toEqual([expect.stringContaining(title)])
  }
  await site.follow('/moonlight-ball/account/security')
  await expect.poll(() => page.title()).toMatch(/^Security \| /)
  await site.follow('/moonlight-ball/account/tickets')
  await expect.poll(() => page.title()).toMatch(/^Your places \| /)
  await site.follow('/moonlight-ball/account')
  await expect.poll(() => page.title()).toMatch(/^Account \| /)
})
