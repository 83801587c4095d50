import { expect } from 'vitest'
import { axe } from './axe.ts'
import { bank } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

const event = 'moonlight-ball'

test('keeps a card for bids, 3-D Secure included, changes it and removes it', async ({ page, demo, expectProblem }) => {
  expectProblem(/402/)
  const desmond = member(page, demo, event)
  await desmond.signIn('guest@fayre.example', 'fayre-demo', '/pre-auth?_redirect=/auction')
  await desmond.at('/pre-auth?_redirect=%2Fauction')
  const card = page.frameLocator('fayre-microsite iframe')
  async function fill(number: string): Promise<void> {
    await card.getByLabel('Card number').fill(number)
    await card.getByLabel(/Expiration/).fill('1234')
    await card.getByLabel(/Security/).fill('123')
    await desmond.button('Keep this card').click()
  }

  await expect.poll(() => page.getByText('No money moves unless you win.').first().isVisible()).toBe(true)
  await card.getByLabel('Card number').waitFor()
  expect(await axe(page)).toEqual([])
  await fill('4000 0000 0000 0002')
  await page.getByText('The card was not accepted').waitFor()
  await fill('4000 0027 6000 3184')
  await bank(page, /Complete/).click()
  await page.getByText(/Visa ending in 3184/).waitFor()

  // Pays for his win with the saved card, without typing it again. The bank asks him to confirm, because he is there.
  await desmond.go('/auction/checkout')
  await desmond.button('Continue').click()
  await desmond.heading('Your details').waitFor()
  await desmond.button(/^Continue/).click()
  await desmond.heading('Review and pay').waitFor()
  expect(await page.getByLabel('Visa ending in 3184').isChecked()).toBe(true)
  expect(await axe(page)).toEqual([])
  await desmond.button(/^Pay £/).click()
  await bank(page, /Complete/).click()
  await page.getByText('Thank you. Your payment has arrived').waitFor()
  await desmond.go('/pre-auth?_redirect=/auction')

  await page.getByRole('button', { name: 'Change Visa ending in 3184' }).click()
  await fill('4242 4242 4242 4242')
  await page.getByText(/Visa ending in 4242/).waitFor()
  await expect.poll(() => page.getByText(/Visa ending in 3184/).count()).toBe(0)
  await expect.poll(() => desmond.button('Continue').isVisible()).toBe(true)

  await desmond.go('/account/cards')
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => page.getByText(/Visa ending in 4242/).count()).toBe(0)
  await card.getByLabel('Card number').waitFor()
})
