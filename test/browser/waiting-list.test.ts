import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { axe } from './axe.ts'
import { startDemo } from './demo-in-process.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'
import { mailedLink } from './outbox.ts'

const phone = { viewport: { width: 390, height: 844 } } as const
const day = 24 * 60 * 60_000
const terrace = 'Table on the terrace for two'

async function look(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('somebody on the waiting list is mailed returned tickets, has a day to take them, and then the next one buys them', {
  timeout: 240_000,
}, async ({ visitor, expectProblem }) => {
  expectProblem(/404.*\/tickets\/reservations/)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const { url, context, stop } = await startDemo({}, { now })
  onTestFinished(stop)
  const open = async (address = `${url}/moonlight-ball/tickets`) => {
    const page = await visitor(phone)
    const site = microsite(page)
    await site.open(address)
    await page.getByRole('button', { name: 'Decline' }).click()
    return { page, ...site }
  }
  const reserve = async () => {
    const { main } = await open()
    await main.getByLabel(`How many: ${terrace}`).selectOption('2')
    await main.getByRole('link', { name: 'Continue' }).click()
    await main.getByText(/^Kept for you for/).waitFor()
    return main
  }
  const wait = async (firstName: string, email: string) => {
    const { page, main } = await open()
    await main.getByRole('button', { name: `Tell me when one comes back: ${terrace}` }).click()
    await main.getByRole('heading', { name: `Wait for: ${terrace}` }).waitFor()
    await look(page)
    await main.getByLabel('How many', { exact: true }).selectOption('2')
    await main.getByLabel('First name').fill(firstName)
    await main.getByLabel('Last name').fill('Waits')
    await main.getByLabel('Email address').fill(email)
    await main.getByRole('button', { name: 'Put me on the list' }).click()
    await main.getByRole('heading', { name: 'You are on the list' }).waitFor()
    await look(page)
    return main
  }

  // The mail that confirms the place comes before the offer.
  const offerLink = async (email: string) => {
    await expect.poll(() => mailedLink(url, email)).toContain('#offer=')
    return mailedLink(url, email)
  }

  const ada = await reserve()
  await reserve()
  const wanda = await wait('Wanda', 'wanda@waits.example')
  await wanda.getByText('You are the first on it. We will write to wanda@waits.example.').waitFor()
  const will = await wait('Will', 'will@waits.example')
  await will.getByText('1 is before you. We will write to will@waits.example.').waitFor()

  const wes = await wait('Wes', 'wes@waits.example')
  const way = await mailedLink(url, 'wes@waits.example')
  expect(way).toContain('#waiting=')
  // Anybody can type his address, so only the mail has the way off.
  await wes.getByText('Our mails have a link to leave the list.').waitFor()
  const wesByMail = await open(way)
  await wesByMail.main.getByRole('button', { name: 'Leave the list' }).press('Enter')
  await wesByMail.main.getByText(`You have left the list: ${terrace}`).waitFor()
  const left = await open(way)
  await left.main.getByText(`You are not on the list any more: ${terrace}`).waitFor()
  await look(left.page)

  await ada.getByRole('link', { name: 'Change your places' }).click()
  await ada.getByLabel(`How many: ${terrace}`).selectOption('0')
  await ada.getByRole('button', { name: 'Give back' }).click()
  const wandas = await open(await offerLink('wanda@waits.example'))
  await wandas.main.getByText(/^Kept for you until /).waitFor()
  await wandas.main.getByText(`2 × ${terrace}`).waitFor()
  await look(wandas.page)

  // She lets a day pass. Jobs become due by the database's clock, which stays.
  ahead = day + 60_000
  await scheduleStock(context.db, 'moonlight')
  await context.jobs.runDue()
  const late = await open(await offerLink('wanda@waits.example'))
  await late.main.getByText('This offer has ended').waitFor()
  await look(late.page)

  const link = await offerLink('will@waits.example')
  const wills = await open(link)
  await wills.main.getByText(/^Kept for you until /).waitFor()
  await wills.main.getByRole('button', { name: 'Continue' }).click()
  const buyer = donor(wills.page, 'fayre-microsite')
  await buyer.introduce({ first: 'Will', last: 'Waits', email: 'will@waits.example' })
  await buyer.fillCard('4242 4242 4242 4242')
  await buyer.pay()
  await wills.heading(/^Thank you/).waitFor()
  const again = await open(link)
  await again.main.getByText('This offer is not open any more').waitFor()
  await look(again.page)
})
