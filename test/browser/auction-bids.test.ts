import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { clockAhead } from '../faults/clock-ahead.ts'
import { newMember } from '../faults/member.ts'
import { axe } from './axe.ts'
import { bank } from './donor.ts'
import { endOf, makeEndingLot } from './ending-lot.ts'
import { test } from './fixture.ts'
import { noNetwork } from './no-network.ts'

const phone = { viewport: { width: 390, height: 844 } }
const base = '/moonlight-ball'
const lot = 'moonlight-12'

/** Signs a person in on this page, as if on an earlier visit: a new one if no token is given. */
async function signedIn(page: Page, demo: string, known?: string): Promise<void> {
  const token = known ?? (await newMember(demo)).token
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`fayre.token ${demo} moonlight-ball`, token],
  )
}

/** Records everything that a page announces to screen readers, from its first script on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')
        if (region?.textContent) told.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your maximum bid' })
const reads = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor()

/** What a countdown shows, in seconds. */
function secondsIn(text: string | null): number {
  const [, minutes = 0, seconds = 0] = /(?:(\d+) min )?(\d+) s left/.exec(text ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Uses the keyboard alone: types the amount, presses Enter, and Enter again in the review. */
async function bid(page: Page, pounds: number): Promise<void> {
  await field(page).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(String(pounds))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Place bid of £${pounds}` }).waitFor()
  await page.keyboard.press('Enter')
}

test('two guests bid against each other on phones, one loses the network and comes back', async ({
  demo,
  visitor,
  expectProblem,
}) => {
  expectProblem(noNetwork)
  const [ann, ben] = [await visitor(phone), await visitor(phone)]
  await Promise.all([signedIn(ann, demo), signedIn(ben, demo)])
  const toldAnn = await listen(ann)
  const path = `${demo}${base}/auction/items/${lot}`
  await Promise.all([ann.goto(path), ben.goto(path)])
  await Promise.all([field(ann).waitFor(), field(ben).waitFor()])
  expect(await axe(ann)).toEqual([])

  // Price, time and bid button are visible at the same time.
  const first = Number(await field(ann).inputValue())
  const inSight = await ann
    .getByRole('button', { name: `Bid £${first}` })
    .filter({ visible: true })
    .count()
  expect(inSight).toBeGreaterThan(0)

  await bid(ann, first)
  await reads(ann, /^You lead$/)
  await expect.poll(() => field(ben).inputValue()).toBe(String(first + 10))
  await bid(ben, first + 100)
  await reads(ben, /^You lead$/)
  await reads(ann, 'You are outbid')
  await expect.poll(async () => (await toldAnn()).join('\n')).toContain('You are outbid on A vintage car')

  // A bid that was sent without a network arrives once, or is reported as not sent.
  await ann.context().setOffline(true)
  await Promise.all([reads(ann, /is being sent again/), bid(ann, first + 50)])
  expect(await ann.getByText('Somebody had offered more').count()).toBe(0)
  await ann.context().setOffline(false)
  await reads(ann, /Somebody had offered more|did not arrive/)
  await reads(ben, /^You lead$/)

  const told = await toldAnn()
  expect(told.length, told.join('\n')).toBeLessThan(12)
}, 120_000)

test('whoever bids on a phone sees on their laptop that they lead, and then their new maximum', async ({
  demo,
  visitor,
}) => {
  const [phonePage, laptop] = [await visitor(phone), await visitor({ viewport: { width: 1440, height: 900 } })]
  const { token } = await newMember(demo)
  await Promise.all([signedIn(phonePage, demo, token), signedIn(laptop, demo, token)])
  const path = `${demo}${base}/auction/items/${lot}`
  await Promise.all([phonePage.goto(path), laptop.goto(path)])
  await Promise.all([field(phonePage).waitFor(), field(laptop).waitFor()])
  const first = Number(await field(phonePage).inputValue())
  for (const pounds of [first + 100, first + 200]) {
    await bid(phonePage, pounds)
    for (const page of [phonePage, laptop]) {
      await reads(page, /^You lead$/)
      await reads(page, `Your maximum is £${pounds}`)
    }
  }
}, 120_000)

test('late bids move the end before both guests, also where the device’s clock is a day off', async ({
  demo,
  visitor,
}) => {
  const [ann, ben] = [await visitor(phone), await visitor(phone)]
  await Promise.all([signedIn(ann, demo), signedIn(ben, demo)])
  await ben.addInitScript({ content: clockAhead })
  const path = await makeEndingLot(demo, 100)
  // From the list to the lot, and back to the same scroll position. The server's page has the same link.
  await ann.goto(`${demo}${base}/auction?sort=ending`)
  const card = ann.locator('.lot-results').getByRole('link', { name: 'A lamp that outlasts the hammer' })
  await card.click()
  await field(ann).waitFor()
  await ben.goto(`${demo}${path}`)
  await field(ben).waitFor()

  const shown = (page: Page) => page.locator('.lot-time').textContent()
  const isRight = async (page: Page, ends: number) => {
    // Both are read within the same second, or one may have changed in between.
    const left = Math.ceil((ends - Date.now()) / 1000)
    return Math.abs(secondsIn(await shown(page)) - left) <= 1
  }
  const before = await endOf(demo, path)
  for (const page of [ann, ben]) await expect.poll(() => isRight(page, before)).toBe(true)
  await bid(ann, Number(await field(ann).inputValue()))
  await reads(ann, /^You lead$/)
  const after = await endOf(demo, path)
  expect(after).toBeGreaterThan(before)
  for (const page of [ann, ben]) await expect.poll(() => isRight(page, after)).toBe(true)

  await ann.getByRole('link', { name: 'All lots' }).first().click()
  await ann.waitForURL(/\/auction\?sort=ending#lot-/)
  await expect.poll(() => card.evaluate(link => link.matches(':focus'))).toBe(true)
}, 120_000)

test('a guest checks a sealed result, and buys with 3-D Secure', async ({ demo, visitor }) => {
  const page = await visitor(phone)
  await page.goto(`${demo}${base}/auction/items/moonlight-39`)
  await page.getByRole('button', { name: 'Check the result yourself' }).click()
  await reads(page, 'The log is sound')
  await reads(page, /sealed bids are what was promised before the close/)

  await page.goto(`${demo}${base}/auction/items/moonlight-42`)
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await page.getByRole('button', { name: 'Enlarge', exact: true }).waitFor()
  const before = (await picture.boundingBox())?.width ?? 0
  await page.keyboard.press('+')
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Buy now for £40' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Make your £8 worth £10').waitFor()
  await page.getByText('I don’t pay enough UK tax').click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const card = page.frameLocator('fayre-microsite iframe')
  await card.getByLabel('Card number').fill('4000 0027 6000 3184')
  await card.getByLabel(/Expiration/).fill('1234')
  await card.getByLabel(/Security/).fill('123')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await bank(page, /Complete/).click()
  await reads(page, 'Thank you. Your payment has arrived')
  await reads(page, 'Breakfast hamper for the morning after')
  await reads(page, 'While you are here')
}, 120_000)
