import { expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

const phone = { viewport: { width: 390, height: 844 } } as const

const file = `Name;E-mail;As;Order
Maria Sibylla Merian;maria@guests.example;Speaker;
Sonja Kowalewska;;Guest;
"Laura ""Bassi""";laura@guests.example;Speaker;
Maria Again;MARIA@guests.example;;
Émilie du Châtelet;emilie@guests.example;;NOSUCH
`

test('an organiser imports a list, is told which lines fail, and takes the import back as a whole', {
  timeout: 60_000,
}, async ({ visitor, demo }) => {
  const page = await visitor(phone)
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/import')
  await harriet.heading('Import guests').waitFor()
  const list = page.getByLabel(/paste the list/i)
  await list.fill('Just some words')
  await harriet.button('Check the list').click()
  await page.getByText(/^The first line must name the columns/).waitFor()
  expect(await list.inputValue()).toBe('Just some words')
  expect(await axe(page)).toEqual([])

  // As Excel writes it.
  const buffer = Buffer.from(file, 'latin1')
  await page.locator('input[type=file]').setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer })
  await page.getByText('3 lines cannot be imported and are left out').waitFor()
  for (const problem of ['There is no email address', 'This address is in the list twice', 'There is no such order']) {
    await page.getByText(problem).waitFor()
  }
  expect(await axe(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await harriet.button('Import 2 guests').click()
  await page.getByText('2 guests are imported').waitFor()
  expect(await axe(page)).toEqual([])

  await harriet.go('/admin-dash/guests')
  await page.getByText('Laura "Bassi"').first().waitFor()
  await harriet.go('/admin-dash/log')
  await harriet.button('Undo').first().click()
  await page.getByText('“× 2” is as it was before.').first().waitFor({ state: 'attached' })
  await harriet.go('/admin-dash/guests')
  await page.getByText('Amara Okafor').first().waitFor()
  expect(await page.getByText('Laura "Bassi"').count()).toBe(0)
})
