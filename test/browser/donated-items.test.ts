import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

async function look(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('something is offered on a phone with its picture, and becomes a draft lot that has it', {
  timeout: 120_000,
}, async ({ visitor, demo, expectProblem }) => {
  expectProblem(/donated-items.pictures/)
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const { main, open } = microsite(page)
  await open(`${demo}/moonlight-ball/donate-lot`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await main.getByText('Experiences raise most on the night').waitFor()
  await main.getByRole('button', { name: 'Offer it' }).press('Enter')
  await main.getByRole('alert', { name: 'There is a problem' }).waitFor()
  await look(page)

  await main.getByLabel('What is it?').fill('A lantern, wrought by hand')
  await main.getByLabel('Description').fill('Iron and old glass.\n\nIt has lit my gate for years.')
  await main.getByLabel('An item', { exact: true }).check()
  await main.getByLabel('I bring it').check()
  await main.getByLabel(/^Retail value/).fill('95')
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#705030' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  await page.route('**/api/v1/donated-items/pictures', route => route.abort(), { times: 1 })
  const file = { name: 'lantern.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').setInputFiles(file)
  await main.getByText(/lantern.jpg/).waitFor()
  await main.getByRole('button', { name: 'Try again' }).click()
  await main.getByAltText('The first picture').waitFor()
  await page.reload()
  await main.getByAltText('The first picture').waitFor()
  expect(await main.getByLabel('What is it?').inputValue()).toBe('A lantern, wrought by hand')
  await look(page)
  await main.getByLabel('First name').fill('Wilma')
  await main.getByLabel('Last name').fill('Smith')
  await main.getByLabel('Email address').fill('wilma@smithy.example')
  await main.getByRole('button', { name: 'Offer it' }).click()
  await main.getByRole('heading', { name: 'Thank you for offering “A lantern, wrought by hand”' }).waitFor()
  expect(page.url()).toBe(`${demo}/moonlight-ball/donate-lot/success`)
  await look(page)

  const desk = await visitor()
  const harriet = member(desk, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/donated-items')
  await harriet.heading('Donated items').waitFor()
  await desk.getByText(/^\d+ new offers$/).waitFor()
  await look(desk)
  await desk.getByRole('link', { name: 'A lantern, wrought by hand' }).click()
  await desk.getByText('wilma@smithy.example').first().waitFor()
  await desk.getByAltText('Picture 1, in full size').waitFor()
  await look(desk)
  await desk.getByRole('button', { name: 'Accept and make a lot' }).press('Enter')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Accept and make a lot' }).press('Enter')
  await desk.getByRole('link', { name: 'Edit the lot' }).click()
  await desk.getByAltText('Picture 1, shown in lists').waitFor()
  await desk.getByText('Only organisers see this lot.').waitFor()
  expect(await harriet.field(/^Donor/).inputValue()).toBe('Wilma Smith')
  expect(await harriet.field(/^Retail value/).inputValue()).toBe('95')
})
