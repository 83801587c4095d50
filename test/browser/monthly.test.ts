import { expect } from 'vitest'
import { drawn } from './at-rest.ts'
import { axe } from './axe.ts'
import { bank, donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { mailsTo } from './mails.ts'
import { mailedMonthlyLink } from './outbox.ts'

const event = 'riverside-10k'

test('a gift goes on every month, its next month counts, and it is stopped by the receipt’s link without a script', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 900 } })
  await page.goto(`${demo}/demo/${event}/`)
  const ada = donor(page)
  const email = `ada-${Math.random()}@example.com`
  const before = await totalOf(demo, event)
  await ada.choice('Every month').check()
  await ada.choice('£50').check()
  expect(await axe(page)).toEqual([])
  await ada.button(/^Give £50 a month$/).click()
  await ada.introduce({ email })
  await page.reload()
  await ada.form.getByText(/Today, and then every month: the next payment is on \d+ \w+ \d{4}/).waitFor()
  await ada.form.getByText('You can stop at any time').waitFor()
  await ada.fillCard('4242 4242 4242 4242')
  expect(await axe(page)).toEqual([])
  await ada.button(/^Pay £50 a month$/).click()
  await ada.thanks.waitFor()
  await ada.form.getByText(/^You give £50 a month\. The next payment is on/).waitFor()
  await expect.poll(async () => (await totalOf(demo, event)).total_raised).toBe(before.total_raised + 50_00)

  const plain = await (await visitor({ javaScriptEnabled: false })).context().newPage()
  const control = `${demo}/demo/control`
  await expect
    .poll(async () => {
      await plain.goto(control)
      return plain.locator('select[name=gift] option', { hasText: email }).count()
    })
    .toBe(1)
  const option = await plain.locator('select[name=gift] option', { hasText: email }).getAttribute('value')
  await plain.locator('select[name=gift]').selectOption(option)
  await plain.getByRole('button', { name: 'A month passes' }).click()
  await expect.poll(async () => (await totalOf(demo, event)).total_raised).toBe(before.total_raised + 100_00)
  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(2)

  await plain.goto(await mailedMonthlyLink(demo, email))
  await plain.getByText('£50 a month to').waitFor()
  await plain.getByRole('button', { name: 'Stop this monthly gift' }).click()
  await plain.getByRole('heading', { name: 'Your monthly gift has ended' }).waitFor()
  await plain.goto(control)
  expect(await plain.locator('select[name=gift] option', { hasText: email }).count()).toBe(0)
})

test('a monthly gift by 3-D Secure begins once, though the page is loaded again while the bank asks', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo}/demo/${event}/`)
  const ada = donor(page)
  await ada.choice('Every month').check()
  await ada.choice('£25').check()
  await ada.button(/^Give £25 a month$/).click()
  await ada.introduce()
  await ada.fillCard('4000 0027 6000 3184')
  await ada.button(/^Pay £25 a month$/).click()
  await bank(page, /^Complete/).waitFor()
  await page.reload()
  await ada.fillCard('4000 0027 6000 3184')
  await ada.button(/^Pay £25 a month$/).click()
  await bank(page, /^Complete/).click()
  await ada.form.getByText(/^You give £25 a month\./).waitFor()
})

test('somebody who has chosen every month can give once instead, with one press', async ({ page, demo }) => {
  await page.goto(`${demo}/demo/${event}/`)
  const ada = donor(page)
  await ada.choice('Every month').check()
  await ada.choice('£10').check()
  await ada.button(/^Give £10 a month$/).click()
  await ada.introduce()
  await ada.button(/^Give once instead$/).click()
  await ada.button(/^Pay £10$/).waitFor()
  expect(await ada.form.getByText('You can stop at any time').count()).toBe(0)
})

test('nobody is offered it where the event does not', async ({ page, demo }) => {
  await page.goto(`${demo}/demo/moonlight-ball/`)
  const ada = donor(page)
  await ada.button(/^Give £/).waitFor()
  expect(await ada.choice('Every month').count()).toBe(0)
})

test('on a phone, from the top of the page, the review of a monthly gift brings the card in sight', async ({
  visitor,
  demo,
}) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`${demo}/${event}/pledge`)
  const ada = donor(page, 'fayre-microsite')
  await ada.choice('Every month').check()
  await ada.choice('£50').check()
  await ada.button(/^Give £50 a month$/).click()
  await ada.form.getByLabel('First name').fill('Ada')
  await ada.form.getByLabel('Last name').fill('Lovelace')
  await ada.form.getByRole('textbox', { name: 'Email address' }).fill(`ada-${Math.random()}@example.com`)
  await page.keyboard.press('Enter')
  const none = ada.form.getByRole('radio', { name: /^No/ })
  await none.check()
  await page.evaluate(() => scrollTo(0, 0))
  await none.press('Enter')
  const number = ada.card.getByLabel('Card number')
  await number.waitFor()
  await drawn(page)
  const box = await number.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box && box.y + box.height).toBeLessThan(844)
})
