import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'
const phone = { viewport: { width: 390, height: 700 } } as const

/** Is all of it on the screen, below the header? */
async function inSight(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y > 50 && box.y + box.height <= height
}

async function editDancing(page: Page, demo: string): Promise<void> {
  const harriet = member(page, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/tickets')
  await harriet.heading('Tickets').waitFor()
  await page.getByRole('link', { name: 'Dancing, from half past nine' }).click()
  await page.getByLabel('Name').waitFor()
}

test('a phone shows why a long form was not saved, and what can be done, though its button is far below', async ({
  visitor,
  demo,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  expectProblem(/409.*\/admin\/tickets/)
  const page = await visitor(phone)
  await editDancing(page, demo)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Name').fill('Dancing from ten')

  const other = await visitor(phone)
  await editDancing(other, demo)
  await other.getByLabel('Name').fill('Dancing until one')
  await other.getByRole('button', { name: 'Save' }).click()
  await other.getByLabel('Name').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const mine = page.getByRole('button', { name: 'Save mine all the same' })
  await mine.waitFor()
  await expect.poll(() => inSight(page, mine)).toBe(true)

  await page.route('**/admin/tickets/*', route => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'internet connection' })
  await alert.waitFor()
  await expect.poll(() => inSight(page, alert)).toBe(true)
  expect(await page.getByLabel('Name').inputValue()).toBe('Dancing from ten')
  await page.unroute('**/admin/tickets/*')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const back = page.getByRole('button', { name: 'Back to what I typed' })
  await back.waitFor()
  await expect.poll(() => inSight(page, back)).toBe(true)
  await back.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Dancing from ten' }).waitFor()
})

test('each mistake in the form of ten seats names its seat, and leads to it where one is shown at a time', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 320, height: 700 } })
  const guest = member(page, demo, event)
  await guest.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/assign-guest')
  await guest.heading('Who comes?').waitFor()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('One guest a line').fill('Ada Lovelace, ada@home\nGrace Hopper, grace@home')
  await page.getByRole('button', { name: 'Fill the seats' }).click()
  await page.getByRole('button', { name: 'Save guests' }).click()
  await page.getByText('Seat 7 of 10').waitFor()
  await page.getByRole('link', { name: /^Seat 7: Enter an email address/ }).waitFor()
  await page.getByRole('link', { name: /^Seat 8: Enter an email address/ }).click()
  await page.getByText('Seat 8 of 10').waitFor()
  await expect.poll(() => page.locator('input:focus').inputValue()).toBe('grace@home')
})

test('a long list of what is bought stands beside the way back, not on it', async ({ visitor, demo }) => {
  const page = await visitor(phone)
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await site.main.getByLabel('How many: Table of ten', { exact: true }).selectOption('1')
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByLabel(/^How many: Wine with dinner/).selectOption('3')
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const words = site.main.getByRole('button', { name: 'Back' }).getByText('Back')
  const end = await words.evaluate(label => {
    const range = document.createRange()
    range.selectNodeContents(label)
    return range.getBoundingClientRect().right
  })
  const sum = await site.main.getByText('£1,154', { exact: true }).boundingBox()
  expect(sum?.x).toBeGreaterThanOrEqual(end)
})
