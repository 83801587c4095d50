import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'
import { mailedLink } from './outbox.ts'

const event = 'moonlight-ball'
const phone = { viewport: { width: 390, height: 844 } } as const
const grace = 'grace@recalled.example'

async function look(page: Page, step: string): Promise<void> {
  expect(await axe(page), step).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), step).toBeLessThanOrEqual(0)
}

test('a seat can be recalled until its guest has claimed it', {
  timeout: 150_000,
}, async ({ visitor, demo, expectProblem }) => {
  expectProblem(/404.*\/tickets\/claims/)
  expectProblem(/409.*\/recall/)
  const page = await visitor(phone)
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  // The banner covers the foot of the page.
  await page.getByRole('button', { name: 'Decline' }).click()
  await site.main.getByLabel('How many: Dinner seat', { exact: true }).selectOption('2')
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await site.heading(/^Thank you/).waitFor()
  await site.main.getByRole('link', { name: 'Say who comes' }).click()
  await site.heading('Who comes?').waitFor()
  await site.main.getByRole('button', { name: 'Next seat' }).click()

  const seat = site.main.getByRole('group', { name: /^Seat 2/ })
  const invite = async (name: string, email: string) => {
    await seat.getByLabel('Name', { exact: true }).fill(name)
    await seat.getByLabel('Email address').fill(email)
    await site.main.getByRole('button', { name: 'Save guests' }).click()
    await site.main.getByText('Saved.', { exact: true }).waitFor()
    await seat.getByRole('button', { name: 'Send an invitation' }).click()
    await seat.getByText('Invited', { exact: true }).waitFor()
    return mailedLink(demo, email)
  }

  // Grace has the link open when the seat is taken back.
  const link = await invite('Grace Hopper', grace)
  const graces = await visitor(phone)
  const hers = microsite(graces)
  await hers.open(link)
  await hers.heading('Your seat').waitFor()
  await graces.getByRole('button', { name: 'Decline' }).click()
  await look(page, 'invited')
  await seat.getByRole('button', { name: 'Take the seat back' }).click()
  await expect.poll(() => seat.getByLabel('Email address').inputValue()).toBe('')
  expect(await seat.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  expect(await seat.getByText('Invited', { exact: true }).count()).toBe(0)
  await look(page, 'taken back')
  await hers.main.getByLabel('Main course').selectOption({ label: 'Sea bass with fennel' })
  await hers.main.getByRole('button', { name: 'Take the seat' }).click()
  await hers.main.getByText('This link does not lead to a seat').waitFor()
  await look(graces, 'a link of a seat that was taken back')

  // Mary claims the seat before its buyer changes their mind again.
  const marys = await visitor(phone)
  const hersToo = microsite(marys)
  await hersToo.open(await invite('Mary Somerville', 'mary@recalled.example'))
  await hersToo.main.getByLabel('Main course').selectOption({ label: 'Sea bass with fennel' })
  await hersToo.main.getByRole('button', { name: 'Take the seat' }).click()
  await hersToo.main.getByRole('heading', { name: 'The seat is yours' }).waitFor()
  await seat.getByRole('button', { name: 'Take the seat back' }).click()
  await seat.getByText(/^This guest has taken the seat already\./).waitFor()
  await seat.getByText(/Mary Somerville.* has taken this seat\./).waitFor()
  await look(page, 'taken already')
  await seat.getByRole('button', { name: 'Give it to somebody else' }).click()
  await page.getByRole('button', { name: 'Take it away' }).click()
  await expect.poll(() => seat.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  await hersToo.open(`${demo}/${event}/tickets/your-tickets`)
  await hersToo.heading('Your places').waitFor()
  await expect.poll(() => hersToo.main.getByRole('img', { name: /code/i }).count()).toBe(0)
})
