import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from './at-rest.ts'
import { axe } from './axe.ts'
import { donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'

const event = 'moonlight-ball'

test('a gift with Gift Aid, a dedication, a contribution and the fee raises the total by the gift alone', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 900 } })
  await page.goto(`${demo}/demo/${event}/?utm_source=newsletter`)
  const before = await totalOf(demo, event)
  const ada = donor(page)
  const { form } = ada
  const look = async (step: string) => expect(await axe(page), step).toEqual([])
  await ada.choose('£50')
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Lovelace')
  await form.getByLabel('Email address').fill('ada@example.com')
  await ada.button(/Dedicate it/).click()
  await form.getByLabel('In memory of somebody').check()
  await form.getByLabel('Their name').fill('Grace Hopper')
  await form.getByLabel('Message').fill('Thank you for the music')
  await look('details')
  await ada.button(/^Continue/).click()

  await form.getByRole('heading', { name: 'Make your £50 worth £62.50, at no cost to you' }).waitFor()
  await form.getByRole('radio', { name: /^Yes/ }).check()
  await form.getByText('I want to Gift Aid my gift to Starling House').waitFor()
  await ada.button(/Find address/).click()
  await form.getByText('Please enter your postcode').first().waitFor()
  // The button stays beside the box, whatever is said below it.
  await page.setViewportSize({ width: 600, height: 900 })
  const middle = async (one: Locator) =>
    one.boundingBox().then(box => (box ? Math.round(box.y + box.height / 2) : Number.NaN))
  // The page may still move between the two measurements.
  await expect
    .poll(async () => (await middle(ada.button(/Find address/))) - (await middle(form.getByLabel('Postcode'))))
    .toBe(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await form.getByLabel('Postcode').fill('zz1 1aa')
  await ada.button(/Find address/).click()
  await form.getByLabel('Choose your address').selectOption({ label: 'Flat 2, 4 Lantern Row' })
  await expect.poll(() => form.getByLabel('Town or city').inputValue()).toBe('Larchester')
  await look('Gift Aid')
  await ada.button(/Continue to payment/).click()

  await ada.card.getByLabel('Card number').waitFor()
  await ada.button(/^Pay £50$/).waitFor()
  await form.getByLabel(/^Add something for/).selectOption('£5')
  await form.getByLabel(/for the card fee/).check()
  await ada.button(/^Pay £56\.04$/).waitFor()
  await look('payment')
  await ada.fillCard('4242 4242 4242 4242')
  const sent = page.waitForRequest(/checkout\/pay\/stripe$/)
  await ada.pay()
  expect((await sent).postDataJSON()).toMatchObject({
    order_total: 56_04,
    uk_tax_payer: 'yes',
    campaign: { utm_source: 'newsletter' },
  })
  await ada.thanks.waitFor()
  await form.getByText('£50 from you, £50 from The Larch Foundation, counted when the fund pays.').waitFor()
  await look('thanks')
  await expect.poll(async () => (await totalOf(demo, event)).total_raised).toBe(before.total_raised + 50_00)
})

test('what was typed in every step survives a reload', async ({ page, demo }) => {
  await page.goto(`${demo}/demo/${event}/`)
  const ada = donor(page)
  await ada.choose('£150')
  await ada.form.getByLabel('First name').fill('Grace')
  await ada.form.getByLabel('Last name').fill('Hopper')
  await ada.form.getByLabel('Email address').fill('grace@example.com')
  await ada.form.getByRole('radio', { name: 'Yes', exact: true }).check()
  await ada.button(/^Continue/).click()
  await ada.form.getByRole('radio', { name: /^Yes/ }).check()
  await ada.button(/^Type the address/).click()
  await ada.form.getByLabel('Town or city').fill('Larchester')
  await page.reload()
  await expect.poll(() => ada.form.getByLabel('Town or city').inputValue()).toBe('Larchester')
  await ada.button(/^Back/).click()
  await expect.poll(() => ada.form.getByRole('radio', { name: 'Yes', exact: true }).isChecked()).toBe(true)
})

test('on a phone the review leaves the card in sight, and Back leads through every step', async ({ visitor, demo }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${demo}/${event}/`)
  const ada = donor(page, 'fayre-microsite')
  await ada.choose('£50')
  await ada.introduce()
  const number = ada.card.getByLabel('Card number')
  await number.waitFor()
  await drawn(page)
  const box = await number.boundingBox()
  expect(box && box.y + box.height).toBeLessThan(844)
  expect(box?.y).toBeGreaterThan(0)

  await page.goBack()
  await ada.form.getByRole('radio', { name: /^No/ }).waitFor()
  await page.goBack()
  await expect.poll(() => ada.form.getByLabel('First name').inputValue()).toBe('Ada')
  await page.goBack()
  await expect.poll(() => ada.choice('£50').isChecked()).toBe(true)
  expect(page.url()).toBe(`${demo}/${event}/`)
  await page.goForward()
  await expect.poll(() => ada.form.getByLabel('First name').inputValue()).toBe('Ada')
})
