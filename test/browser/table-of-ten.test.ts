import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { bank, donor } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'
import { mailedLink } from './outbox.ts'

const event = 'moonlight-ball'
const phone = { viewport: { width: 390, height: 844 } } as const
const guests = ['Grace Hopper', 'Mary Somerville', 'Caroline Herschel', 'Ida Rhodes', 'Kay Antonelli']
const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@table.example`

/** An organiser leaves room for one guest at the telescope. */
async function leaveRoomForOne(page: Page, demo: string): Promise<void> {
  const harriet = member(page, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/agendas')
  await harriet.heading('Programme').waitFor()
  expect(await axe(page)).toEqual([])
  await harriet.link('Edit').click()
  await harriet.heading('After dinner').waitFor()
  const telescope = page.getByRole('group', { name: 'Choice 2' })
  await telescope.getByLabel(/^How many places/).fill('1')
  expect(await axe(page)).toEqual([])
  await harriet.button('Save').click()
  await page.getByText('0 of 1').waitFor()
}

/** A guest of another table takes it. */
async function takeLastRoom(page: Page, demo: string): Promise<void> {
  const guest = member(page, demo, event)
  await guest.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/agendas')
  const seat = page.getByRole('region', { name: 'Seat 1', exact: true })
  await seat.getByRole('radio', { name: /^Stars through the telescope/ }).check()
  expect(await axe(page)).toEqual([])
  await seat.getByRole('button', { name: 'Save the choice' }).click()
  await seat.getByText('Saved.').waitFor()
}

/**
 * A guest claims their seat by the link in their mail.
 * @returns the link
 */
async function claim(page: Page, demo: string, name: string): Promise<string> {
  const link = await mailedLink(demo, addressOf(name))
  const site = microsite(page)
  await site.open(link)
  await site.heading('Your seat').waitFor()
  expect(await axe(page)).toEqual([])
  await site.main.getByLabel('Main course').selectOption({ label: 'Sea bass with fennel' })
  await site.main.getByRole('button', { name: 'Take the seat' }).click()
  await site.main.getByRole('heading', { name: 'The seat is yours' }).waitFor()
  return link
}

test('a guest buys a table of ten whose programme fills up meanwhile, and says who comes; two of them take their seats on phones, and one gives it on', {
  timeout: 180_000,
}, async ({ page, visitor, demo, expectProblem }) => {
  expectProblem(/409.*\/checkout\/pay\/stripe/)
  expectProblem(/404.*\/tickets\/claims/)
  const organiser = await visitor()
  await leaveRoomForOne(organiser, demo)

  await page.setViewportSize({ width: 390, height: 844 })
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  // The banner covers the foot of the page.
  await page.getByRole('button', { name: 'Decline' }).click()
  await site.main.getByLabel('How many: Table of ten', { exact: true }).selectOption('1')
  expect(await axe(page)).toEqual([])
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText(/^Kept for you for (10:00|9:\d\d)\.$/).waitFor()
  expect(await axe(page)).toEqual([])
  // The choices and their time survive a reload.
  await page.reload()
  await site.main.getByText(/^Kept for you for 9:\d\d\.$/).waitFor()
  await site.main.getByRole('link', { name: 'Choose the programme of your guests' }).click()
  const first = site.main.getByRole('group', { name: 'After dinner' }).first()
  await first.getByRole('radio', { name: /^Stars through the telescope/ }).check()
  expect(await axe(page)).toEqual([])
  await site.main.getByRole('link', { name: 'Continue to payment' }).click()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4000 0027 6000 3184')

  await takeLastRoom(await visitor(phone), demo)
  await ada.pay()
  await site.main.getByText('Something of the programme has filled up').waitFor()
  await site.main.getByText(/^Stars through the telescope filled up while you were paying\./).waitFor()
  expect(await axe(page)).toEqual([])
  // Choosing again above the card keeps its typed number.
  expect(await first.getByRole('radio', { name: /^Stars through the telescope/ }).isDisabled()).toBe(true)
  await first.getByRole('radio', { name: /^Late tasting/ }).check()
  await site.main.getByText('Something of the programme has filled up').waitFor({ state: 'detached' })
  await ada.pay()
  await bank(page, /Complete/).click()
  await site.heading(/^Thank you/).waitFor()
  await site.main.getByText('1 × Table of ten').waitFor()
  expect((await site.heading(/^Thank you/).boundingBox())?.width).toBeGreaterThan(300)
  expect(await axe(page)).toEqual([])

  await site.main.getByRole('link', { name: 'Say who comes' }).click()
  await site.heading('Who comes?').waitFor()
  await site.main.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('One guest a line').fill(guests.map(name => `${name}, ${addressOf(name)}`).join('\n'))
  await page.getByRole('button', { name: 'Fill the seats' }).click()
  // Unsaved input is still there after a reload.
  await page.reload()
  await site.main.getByRole('button', { name: 'Save guests' }).click()
  await site.main.getByText('Seats with a guest: 6 of 10').waitFor()
  expect(await axe(page)).toEqual([])
  await site.main.getByRole('button', { name: 'Send 5 invitations' }).click()
  await site.main.getByRole('button', { name: 'Send 5 invitations' }).waitFor({ state: 'detached' })

  const [grace, mary] = [await visitor(phone), await visitor(phone)]
  await claim(grace, demo, 'Grace Hopper')
  const link = await claim(mary, demo, 'Mary Somerville')
  const marys = microsite(mary)
  await marys.main.getByRole('button', { name: 'Give the seat to somebody else' }).click()
  await marys.main.getByLabel('Their name').fill('Vera Rubin')
  await marys.main.getByLabel('Their email address').fill(addressOf('Vera Rubin'))
  expect(await axe(mary)).toEqual([])
  await marys.main.getByRole('button', { name: 'Give the seat away' }).click()
  await marys.main.getByRole('heading', { name: 'The seat is given away' }).waitFor()
  await claim(await visitor(phone), demo, 'Vera Rubin')
  await mary.goto('about:blank')
  await marys.open(link)
  await marys.main.getByText('This link does not lead to a seat').waitFor()

  await page.reload()
  await site.main.getByText(/Vera Rubin.* has taken this seat/).waitFor({ state: 'attached' })
  await site.main.getByRole('link', { name: 'Show the tickets' }).click()
  await site.heading('Your places').waitFor()
  // The two guests who have claimed their seats have their own codes.
  await expect.poll(() => site.main.getByRole('img', { name: /^The code of this place/ }).count()).toBe(8)
  expect(await axe(page)).toEqual([])
})
