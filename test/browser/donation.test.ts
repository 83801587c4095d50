import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { bank, donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'

test.override('motion', 'no-preference')

const event = 'riverside-10k'

/** The amount on screen, in pence. */
async function shownTotal(page: Page): Promise<number> {
  const text = await page
    .locator('fayre-total-raised')
    .getByText(/£[\d,.]+/)
    .first()
    .textContent()
  return Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100)
}

/** Waits until pages opened now receive pushes. */
async function subscribed(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succeeded'))
}

describe('a gift on a charity’s page', () => {
  test('moves the total there and on other screens at once, and counts once', async ({ page, visitor, demo }) => {
    const other = await visitor()
    const listening = subscribed(other)
    await other.goto(`${demo}/demo/${event}/`)
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    await expect.poll(() => shownTotal(other)).toBe(before.total_raised)
    await listening

    const ada = donor(page)
    await ada.choose('£50')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await expect.poll(() => shownTotal(other)).toBe(before.total_raised + 5000)
    await ada.thanks.waitFor()
    await expect.poll(() => shownTotal(page)).toBe(before.total_raised + 5000)
    const progress = await page.locator('fayre-donation-progress').getByRole('meter').getAttribute('aria-valuenow')
    expect(Number(progress)).toBe(before.total_raised + 5000)

    const after = await totalOf(demo, event)
    expect(after.total_raised - before.total_raised).toBe(5000)
    expect(after.donation_count - before.donation_count).toBe(1)
  })

  test('goes through 3-D Secure without leaving the page or a trace in the history', async ({ page, demo }) => {
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    const entries = await page.evaluate(() => history.length)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4000 0027 6000 3184')
    await ada.pay()
    await bank(page, /Complete/).click()
    await ada.thanks.waitFor()
    expect(page.url()).toBe(`${demo}/demo/${event}/`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect((await totalOf(demo, event)).total_raised - before.total_raised).toBe(1000)
  })

  test('is taken once where the page moves the form and changes its language while the bank decides', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4000 0027 6000 3184')
    await ada.pay()
    await bank(page, /Complete/).waitFor()
    await ada.form.evaluate(async form => {
      const place = form.parentElement
      form.setAttribute('locale', 'de')
      form.remove()
      await new Promise(done => setTimeout(done, 100))
      place?.append(form)
      form.removeAttribute('locale')
    })
    await bank(page, /Complete/).click()
    await ada.thanks.waitFor()
    const after = await totalOf(demo, event)
    expect(after.total_raised - before.total_raised).toBe(1000)
    expect(after.donation_count - before.donation_count).toBe(1)
  })

  test('is not taken when 3-D Secure fails', async ({ page, demo, expectProblem }) => {
    expectProblem(/402/)
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4000 0027 6000 3184')
    await ada.pay()
    await bank(page, /Fail/).click()
    await ada.form.getByText('We are unable to authenticate your payment method.').waitFor()
    expect(await totalOf(demo, event)).toEqual(before)
  })

  test('is declined with one card and paid with another, in one order', async ({ page, demo, expectProblem }) => {
    expectProblem(/402/)
    const orders = new Set<string>()
    page.on('response', async response => {
      if (!/checkout\/pay\/stripe$/.test(response.url()) || response.request().method() !== 'POST') return
      orders.add(((await response.json()) as { order_id: string }).order_id)
    })
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    const ada = donor(page)
    await ada.choose('£25')
    await ada.introduce()
    await ada.fillCard('4000 0000 0000 0002')
    await ada.pay()
    await ada.form.getByText(/Your card was declined/).waitFor()
    expect(await totalOf(demo, event)).toEqual(before)
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await ada.thanks.waitFor()
    const after = await totalOf(demo, event)
    expect(after.donation_count - before.donation_count).toBe(1)
    expect(after.total_raised - before.total_raised).toBe(2500)
    expect(orders.size).toBe(1)
  })

  test('is resumed when the page was left during the payment', async ({ page, demo, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await page.goto(`${demo}/demo/${event}/`)
    const before = await totalOf(demo, event)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    // The card is charged, but the page never gets the answer.
    let isLeft = false
    await page.route(/checkout\/pay\/stripe\/confirm/, route => (isLeft ? route.continue() : route.abort()))
    const unheard = page.waitForEvent('requestfailed', request =>
      request.url().endsWith('/checkout/pay/stripe/confirm'),
    )
    await ada.pay()
    await unheard
    page.once('framenavigated', () => {
      isLeft = true
    })
    await page.reload()
    await ada.thanks.waitFor()
    const after = await totalOf(demo, event)
    expect(after.donation_count - before.donation_count).toBe(1)
  })

  test('keeps the input over a reload', async ({ page, demo }) => {
    await page.goto(`${demo}/demo/${event}/`)
    const ada = donor(page)
    await ada.choice('Other amount').check()
    await ada.form.getByLabel('Your own amount').fill('12.50')
    await ada.button(/^Give £12\.50/).click()
    await ada.form.getByLabel('First name').fill('Grace')
    const entries = await page.evaluate(() => history.length)
    await page.reload()
    await expect.poll(() => ada.form.getByLabel('First name').inputValue()).toBe('Grace')
    // The surrounding page did not scroll, and kept its focus and history.
    expect(await page.evaluate(() => [document.activeElement?.localName, history.length])).toEqual(['body', entries])
    await ada.button(/^Back/).click()
    await ada.button(/^Give £12\.50/).waitFor()
  })

  test('says what is missing, beside the field and above the form, and loses nothing', async ({ page, demo }) => {
    await page.goto(`${demo}/demo/${event}/`)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.form.getByLabel('First name').fill('Ada')
    await ada.form.getByLabel('Email address').fill('ada@example')
    await ada.button(/Continue/).click()
    const summary = ada.form.getByRole('alert')
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Please enter your last name',
      'Enter an email address in the correct format, like name@example.com',
    ])
    await summary.getByRole('link').first().click()
    await expect.poll(() => ada.form.getByLabel('Last name').evaluate(field => field.matches(':focus'))).toBe(true)
    await expect.poll(() => ada.form.getByLabel('First name').inputValue()).toBe('Ada')
    await expect.poll(() => ada.form.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true')
  })

  test('refuses a comma with a hint, and an amount that can be read in two ways', async ({ page, demo }) => {
    await page.goto(`${demo}/demo/${event}/`)
    const ada = donor(page)
    await ada.choice('Other amount').check()
    const field = ada.form.getByLabel('Your own amount')
    await field.pressSequentially('12,5')
    await expect.poll(() => field.inputValue()).toBe('125')
    await field.fill('')
    await field.pressSequentially('1,')
    await ada.form.getByText(/No commas, please/).waitFor()
    await field.evaluate((input: HTMLInputElement) => {
      input.value = '1,000'
      input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true, composed: true }))
    })
    await ada.button(/^Give$/).click()
    await ada.form
      .getByRole('alert')
      .getByText(/without separators/)
      .waitFor()
    await expect.poll(() => field.inputValue()).toBe('1,000')
  })
})
