import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

test('a poll is made at the desk, a guest votes on a phone while the display watches, and it closes for everybody', {
  timeout: 180_000,
}, async ({ page, visitor, demo }) => {
  const harriet = member(page, demo, event)
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/polls')
  await harriet.heading('Polls').waitFor()
  await harriet.link('New poll').press('Enter')
  await harriet.heading('New poll').waitFor()
  await harriet.field('Question').fill('Which dance comes first?')
  await harriet.field('Answer 1').fill('Waltz')
  await harriet.field('Answer 2').fill('Tango')
  await page.getByLabel('Who may vote').selectOption('yes')
  expect(await axe(page)).toEqual([])
  await harriet.button('Save').press('Enter')
  await page.getByText('Only organisers see this poll.').waitFor()
  await harriet.button('Open it').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open it' }).press('Enter')
  await page.getByText('Guests see it and vote.').waitFor()
  const address = String(await page.locator('.desk-guest-link code').textContent())

  const display = await visitor({ viewport: { width: 1440, height: 810 } })
  const wall = await harriet.link('Show it on a display').getAttribute('href')
  await display.goto(new URL(String(wall), page.url()).href)
  await display.getByRole('heading', { name: 'Which dance comes first?' }).waitFor()
  await display.getByRole('img', { name: /QR code/ }).waitFor()
  await display.getByText('0 votes', { exact: true }).waitFor()
  expect(await axe(display)).toEqual([])

  const phone = await visitor({ viewport: { width: 390, height: 844 } })
  const site = microsite(phone)
  await site.open(`${demo}/${event}/poll`)
  await site.main.getByRole('link', { name: 'Which dance comes first?' }).click()
  await site.heading('Which dance comes first?').waitFor()
  expect(new URL(phone.url()).pathname).toBe(new URL(address).pathname)
  await phone.getByRole('button', { name: 'Vote', exact: true }).click()
  await phone.getByRole('alert').getByText('Please choose an answer').waitFor()
  await phone.getByLabel('Tango').focus()
  await phone.keyboard.press('Space')
  await phone.keyboard.press('Enter')
  await site.main.getByText('Thank you, your vote is counted.').waitFor()
  await lookAt(phone, 0, 'a vote with the result')
  const tango = display.getByRole('listitem').filter({ hasText: 'Tango' })
  await tango.getByText('1 vote, 100%').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Tango' }).getByText('1 vote, 100%').waitFor()

  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.getByRole('button', { name: 'Change my vote' }).click()
  await phone.getByLabel('Waltz').check()
  await phone.getByRole('button', { name: 'Vote', exact: true }).click()
  await display.getByRole('listitem').filter({ hasText: 'Waltz' }).getByText('1 vote, 100%').waitFor()
  await tango.getByText('0 votes, 0%').waitFor()
  // The device is known again, and counts once.
  await phone.reload()
  await site.main.getByText('Thank you, your vote is counted.').waitFor()
  await phone.getByRole('button', { name: 'Change my vote' }).click()
  expect(await phone.getByLabel('Waltz').isChecked()).toBe(true)

  await harriet.button('Close it now').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close it now' }).press('Enter')
  await site.main.getByText('This poll has closed.').waitFor()
  expect(await phone.getByRole('button', { name: 'Vote', exact: true }).count()).toBe(0)
  await page.getByText('Nobody can vote any more.').waitFor()
  await display.getByText('Closed', { exact: true }).waitFor()
  await display.getByRole('img', { name: /QR code/ }).waitFor({ state: 'detached' })
  await site.main.getByRole('link', { name: 'All polls' }).click()
  await site.main.getByText('Voted', { exact: true }).waitFor()
  await harriet.link('All polls').click()
  await page
    .getByRole('row', { name: /Which dance/ })
    .getByText('Closed')
    .waitFor()
})
