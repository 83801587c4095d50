import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newMember } from '../faults/member.ts'
import { fullRun } from '../full-run.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

/** Features, each with something that is only visible if it works. */
const forAnybody = [
  ['/', 'One evening. Every child’s tomorrow.'],
  ['/about', 'The evening'],
  ['/terms', 'Terms'],
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create an account'],
  ['/password-reset', 'Reset your password'],
  ['/resend-pin', 'There is no PIN here'],
  ['/order-complete', 'There is no order to show'],
  ['/auction', 'Auction Items'],
  ['/auction/categories', 'Auction Categories'],
  ['/list-silent-lots?watching=yes', 'You watch no lots yet'],
  ['/auction/guest/checkout', 'There is nothing to pay'],
] as const
const forMembers = [
  ['/account', 'Hello, Ada'],
  ['/profile', 'Details'],
  ['/account/address', 'Address'],
  ['/account/communication', 'Communication'],
  ['/account/cards', 'Add a card'],
  ['/account/orders', 'No orders yet'],
  ['/account/donations', 'No gifts yet'],
  ['/account/security', 'Where you are signed in'],
  ['/account/data', 'Download your data'],
  ['/pre-auth', 'Your card for bidding'],
  ['/account/bids', 'No bids yet'],
  ['/auction/complete-bid', 'There is no bid to complete'],
  ['/auction/checkout', 'There is nothing to pay'],
] as const

const foreign = '{"theme":"dark","open":[1,2]}'

/** What a browser, or another script of the page's origin, may have done to the storage. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  blocked: page =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    }),
  full: page =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
  corrupt: page =>
    page.addInitScript(() => {
      localStorage.setItem('app', '{"fayre":{"https://give.exam')
      for (const key of Object.keys(localStorage)) if (/consent/.test(key)) localStorage.setItem(key, '{"type":')
    }),
  'somebody else’s': page => page.addInitScript(foreign => localStorage.setItem('app', foreign), foreign),
}

test.for(Object.entries(states).map(([name, prepare], turn) => [name, prepare, turn] as const))(
  'every screen opens and works with storage that is %s',
  { timeout: 120_000 },
  async ([name, prepare, turn], { page, demo, expectProblem }) => {
    expectProblem(/insecure|quota|storage/i)
    await prepare(page)
    /** In the sample, each screen is opened with one of the states. */
    const isDue = (_: unknown, at: number) => fullRun || at % Object.keys(states).length === turn
    const site = microsite(page)
    const reads = (words: string) => site.main.getByRole('heading', { name: words }).first().waitFor()
    await site.open(`${demo}/${event}/faq`)
    for (const [path, words] of forAnybody.filter(isDue)) {
      await site.follow(`/${event}${path}`)
      await reads(words)
    }

    // Without storage nothing survives a reload, so the page is not reloaded any more.
    const { email, password } = await newMember(demo)
    await site.open(`${demo}/${event}/sign-in?_redirect=/account`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    for (const [path, words] of forMembers.filter(isDue)) {
      await site.follow(`/${event}${path}`)
      await reads(words)
    }

    await site.follow(`/${event}/account/address`)
    await page.getByLabel('Address line 1').fill('12 St James’s Square')
    await page.getByLabel('Town or city').fill('London')
    await page.getByLabel('Postcode').fill('SW1Y 4JH')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Accept' }).press('Enter')
    await page.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
    if (name === 'somebody else’s') expect(await page.evaluate(() => localStorage.getItem('app'))).toBe(foreign)
  },
)
