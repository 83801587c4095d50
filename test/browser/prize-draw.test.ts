import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { laterToday } from '../later-today.ts'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

/** Types into a field as a keyboard does, from wherever the focus is. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses a button or follows a link by keyboard. */
async function enter(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Enter')
}

/** Presses a button of the confirmation dialog. */
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

const local = (ahead: number) =>
  new Date(Date.now() + ahead - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

test('a draw is made, a guest buys numbers on a phone, and checks in their own browser how it was drawn', {
  timeout: 180_000,
}, async ({ page, visitor, demo }) => {
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/draws')
  await harriet.heading('Prize draws').waitFor()
  await enter(page, 'link', 'New prize draw')
  await harriet.heading('New prize draw').waitFor()
  await type(page, 'Title', 'The last dance')
  await type(page, 'What it is', 'A silver shoe')
  await type(page, 'Society', 'Starling House')
  await type(page, 'Promoter', 'Harriet Lowe, Larch Lane')
  await type(page, 'Registered with', 'Larchester, SL/1877')
  await page.getByLabel('On sale from', { exact: true }).fill(local(-3_600_000))
  await page.getByLabel('On sale until', { exact: true }).fill(local(laterToday()))
  await page.getByLabel('Drawn at', { exact: true }).fill(local(laterToday()))
  await page.getByLabel('People buy').selectOption('bundles')
  await page.getByText('Bundles can’t be sold').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('People buy').selectOption('entries')
  await enter(page, 'button', 'Save')
  await page.getByText('Only organisers see this draw.').waitFor()
  await enter(page, 'button', 'Open it')
  await confirm(page, 'Open it')
  await page.getByText('Guests see it, and buy numbers').waitFor()

  const guest = await visitor({ viewport: { width: 390, height: 844 } })
  const site = microsite(guest)
  await site.open(`${demo}/moonlight-ball/prize-draw`)
  await site.main.getByRole('link', { name: 'The last dance' }).click()
  await guest.getByLabel('How many numbers').waitFor()
  // It has no pictures, and no empty boxes instead of them.
  expect(await guest.locator('.draw-picture:visible, .draw-no-picture:visible').count()).toBe(0)
  await guest.getByLabel('How many numbers').selectOption('3')
  await guest.getByRole('button', { name: 'Buy 3 numbers for £3' }).click()
  await guest.getByText('Harriet Lowe, Larch Lane').waitFor()
  const goOn = guest.getByRole('button', { name: 'Continue' })
  await goOn.click()
  await guest.getByText('Please confirm this: only people aged 18 or over').waitFor()
  await guest.getByLabel('I am 18 or over').check()
  await guest.getByLabel(/If I win/).check()
  await lookAt(guest, 0, 'the first step')
  await guest.setViewportSize({ width: 390, height: 844 })
  await goOn.click()
  const ada = donor(guest, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4242424242424242')
  await ada.pay()
  await site.heading(/Thank you/).waitFor()
  await guest.getByText('1–3').waitFor()
  const href = await guest.getByRole('link', { name: 'See, save or print your ticket' }).getAttribute('href')
  const ticket = await visitor()
  await ticket.goto(String(href))
  await ticket.getByText('Larchester, SL/1877').waitFor()
  expect(await ticket.getByRole('listitem').allTextContents()).toEqual(['1', '2', '3'])
  await lookAt(ticket, 1, 'the ticket')

  await enter(page, 'button', 'Close it now')
  await confirm(page, 'Close it now')
  await enter(page, 'button', 'Draw it')
  await confirm(page, 'Draw it')
  await page.getByText(/Number \d: Ada Lovelace/).waitFor()
  await enter(page, 'button', 'Write to the winners')
  await confirm(page, 'Write to the winners')
  await page.getByText('Every winner has had a mail.').waitFor()

  await site.open(`${demo}/moonlight-ball/prize-draw`)
  await site.main.getByRole('link', { name: 'The last dance' }).click()
  await guest.getByText(/Number \d, Ada L/).waitFor()
  await enter(guest, 'button', 'Check this draw')
  await site.main.getByText('This draw was fair').waitFor()
  await guest.getByLabel('Does a number take part?').fill('2')
  await guest.getByText('Number 2 takes part.').waitFor()
  await lookAt(guest, 0, 'a draw that is drawn')
})
