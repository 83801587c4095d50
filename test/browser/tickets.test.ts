import { expect } from 'vitest'
import { axe } from './axe.ts'
import { bank, donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage, standIn } from './host-page.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

test('a guest reserves a table of ten, and pays for it with 3-D Secure', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  await site.heading('Tickets').waitFor()
  await site.main.getByLabel('How many: Table of ten', { exact: true }).selectOption('1')
  expect(await axe(page)).toEqual([])
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText(/^Kept for you for (10:00|9:\d\d)\.$/).waitFor()
  expect(await axe(page)).toEqual([])
  // What is chosen and its time survive a reload.
  await page.reload()
  await site.main.getByText(/^Kept for you for 9:\d\d\.$/).waitFor()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4000 0027 6000 3184')
  await ada.pay()
  await bank(page, /Complete/).click()
  await site.heading(/^Thank you/).waitFor()
  await site.main.getByText('1 × Table of ten').waitFor()
  expect(await axe(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(`/${event}/order-complete`)
})

test('a code shows a hidden ticket, keeps it over a reload, and pays for it', async ({ page, demo, expectProblem }) => {
  expectProblem(/404.*\/tickets\/unlock/)
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  await site.heading('Tickets').waitFor()
  const nurses = site.main.getByLabel('How many: Seat for the night nurses')
  expect(await nurses.count()).toBe(0)
  await site.main.getByRole('button', { name: 'I have a code' }).click()
  const code = site.main.getByLabel('Voucher code')
  await code.fill('NO-SUCH-CODE')
  await site.main.getByRole('button', { name: 'Show tickets' }).click()
  await site.main.getByText('This code is not known here.').waitFor()
  // What was refused is not asked for again.
  await page.reload()
  await site.main.getByRole('button', { name: 'I have a code' }).click()
  await code.fill('house-friends')
  await site.main.getByRole('button', { name: 'Show tickets' }).click()
  await nurses.selectOption('2')
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
  await page.reload()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await site.main.getByText('The code HOUSE-FRIENDS is used.').waitFor()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await site.heading(/^Thank you/).waitFor()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
})

test('a block sells tickets in place and tells the page', async ({ page, demo }) => {
  const host = await serveHostPage({ body: standIn(demo) + block('tickets', demo, event) })
  try {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['add-to-cart', 'begin-checkout', 'purchase']) {
        document.addEventListener(`fayre-${name}`, () => heard.push(name))
      }
    })
    await page.goto(host.url)
    const tickets = page.locator('fayre-tickets')
    await tickets.getByLabel('How many: Dinner seat').selectOption('2')
    await tickets.getByRole('button', { name: 'Continue' }).click()
    await tickets.getByText(/^Kept for you for/).waitFor()
    await tickets.getByLabel(/^Add a gift/).fill('10')
    await tickets.getByText('£250').waitFor()
    await tickets.getByRole('button', { name: 'Continue' }).click()
    const ada = donor(page, 'fayre-tickets')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await tickets.getByText('Thank you. Your tickets are yours').waitFor()
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'add-to-cart',
      'begin-checkout',
      'purchase',
    ])
  } finally {
    await host.close()
  }
})
