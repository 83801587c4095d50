import { expect } from 'vitest'
import { sampled } from '../full-run.ts'
import { donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'

const events = ['moonlight-ball', 'riverside-10k', 'summer-fayre']

/** Each step is checked at one width in one brand, and at the other width in the next. */
test.for(sampled(events, 3))(
  'every step on the page of %s is free of WCAG 2.2 AA faults and of sideways scroll, however wide',
  async (event, { visitor, demo }) => {
    const page = await visitor()
    let at = events.indexOf(event)
    const look = (step: string) => lookAt(page, at++, step)
    await page.goto(`${demo}/demo/${event}/`)
    const ada = donor(page)
    await page.locator('fayre-donation-progress').getByRole('meter').waitFor()
    await ada.button(/^Give £/).waitFor()
    await look('amount')
    await ada.choice('Other amount').check()
    await ada.form.getByLabel('Your own amount').fill('20')
    await ada.button(/^Give £20/).click()
    await ada.button(/Continue/).click()
    await look('details with mistakes')
    await ada.introduce()
    await ada.card.getByLabel('Card number').waitFor()
    await look('payment')
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await ada.thanks.waitFor()
    await look('thank-you')
  },
)

test('a gift is given with the keyboard alone', async ({ page, demo }) => {
  const event = 'riverside-10k'
  await page.goto(`${demo}/demo/${event}/`)
  const before = await totalOf(demo, event)
  const ada = donor(page)
  await ada.button(/^Give £/).waitFor()
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  const type = (text: string) => page.keyboard.type(text)
  const focused = (name: string | RegExp) => ada.form.getByRole('heading', { name }).and(page.locator(':focus'))

  await ada.choice('£25').focus()
  await press('ArrowRight')
  await ada.button(/^Give £50/).waitFor()
  await press('Tab', 'Enter')
  await focused('Your details').waitFor()
  await press('Tab')
  await type('Ada')
  await press('Tab')
  await type('Lovelace')
  // Past the choice of what others may see.
  await press('Tab', 'Tab')
  await type('ada@example.com')
  await press('Enter')
  await focused(/at no cost to you/).waitFor()
  await press('Tab', 'ArrowDown', 'Tab', 'Enter')
  await focused('Review and pay').waitFor()
  await ada.card.getByLabel('Card number').waitFor()
  // Past the three "Change" buttons and the fee into the card's frame.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  // The focus enters and leaves the card's frame, a process of its own, some time after the key.
  const number = ada.card.getByLabel('Card number')
  await expect.poll(() => number.evaluate(one => document.hasFocus() && one === document.activeElement)).toBe(true)
  // A complete field moves the focus to the next one.
  await type('4242424242424242')
  await type('1234')
  await type('123')
  await press('Tab')
  await ada.button(/^Pay/).and(page.locator(':focus')).waitFor()
  await press('Enter')
  await ada.thanks.waitFor()
  expect((await totalOf(demo, event)).total_raised - before.total_raised).toBe(5000)
})
