import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './fixture.ts'
import { gift, openShop, resultOf, type StandInSite, startStandInSite, typeCard } from './stand-in-site.ts'

let site: StandInSite

beforeAll(async () => {
  site = await startStandInSite()
}, 60_000)

afterAll(() => site.stop())

const open = (page: Page, options?: object) => openShop(page, site, options)
const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')

describe('the card fields', () => {
  test('are filled by keyboard alone', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    await page.getByLabel('Name').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('4242424242424242')
    await page.keyboard.type('1240')
    await page.keyboard.type('123')
    await expect.poll(() => cardFrame(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    await expect.poll(() => cardFrame(page).getByLabel('Expiration date').inputValue()).toBe('12 / 40')
    await page.evaluate(given => {
      document.body.dataset.secret = given
    }, secret)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay')
    await page.keyboard.press('Enter')
    expect(await resultOf(page)).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  test('say what is wrong in Stripe’s words, beside the field and to the page', async ({ page }) => {
    await open(page)
    const frame = cardFrame(page)
    const submit = () => page.evaluate(() => window.shop.pay('unused'))
    expect(await submit()).toMatchObject({
      error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
    })
    expect(await frame.getByRole('alert').allTextContents()).toEqual([
      'Your card number is incomplete.',
      "Your card's expiration date is incomplete.",
      "Your card's security code is incomplete.",
    ])
    await typeCard(page, '4242424242424241')
    expect(await submit()).toMatchObject({ error: { code: 'invalid_number', message: 'Your card number is invalid.' } })
    await expect.poll(() => frame.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
    await typeCard(page, '4242424242424242')
    await frame.getByLabel('Expiration date').fill('12 / 20')
    expect(await submit()).toMatchObject({ error: { message: "Your card's expiration year is in the past." } })
  })

  test('speak the language that they are given, and the browser’s where it is left to them', async ({
    page,
    visitor,
    expectProblem,
  }) => {
    expectProblem(/status of 402/)
    await open(page, { locale: 'de' })
    const german = page.frameLocator('iframe[title="Sicherer Rahmen für Zahlungsangaben"]')
    await german.getByLabel('Kartennummer').fill('4000 0000 0000 9995')
    await expect.poll(() => german.getByLabel('Ablaufdatum').getAttribute('placeholder')).toBe('MM / JJ')
    await expect.poll(() => german.locator('html').getAttribute('lang')).toBe('de')
    const submit = () => page.evaluate(() => window.shop.pay('unused'))
    expect(await submit()).toMatchObject({
      error: { code: 'incomplete_expiry', message: 'Das Ablaufdatum Ihrer Karte ist unvollständig.' },
    })
    await german.getByLabel('Ablaufdatum').fill('1240')
    await german.getByLabel('Prüfnummer').fill('123')
    const { secret } = await gift(site)
    expect(await page.evaluate(given => window.shop.pay(given), secret)).toMatchObject({
      error: { decline_code: 'insufficient_funds', message: 'Auf Ihrer Karte ist nicht genug Guthaben.' },
    })
    const austrian = await visitor({ locale: 'de-AT' })
    await open(austrian, { locale: 'auto' })
    await austrian.frameLocator('iframe').getByLabel('Kartennummer').waitFor()
    await open(austrian, { locale: 'en-GB' })
    await austrian.frameLocator('iframe').getByLabel('Card number').waitFor()
  })

  test('keep the caret beside its digit', async ({ page }) => {
    await open(page)
    const number = cardFrame(page).getByLabel('Card number')
    await number.pressSequentially('4242424242')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('9')
    await expect.poll(() => number.inputValue()).toBe('4242 4294 242')
    await page.keyboard.type('8')
    await expect.poll(() => number.inputValue()).toBe('4242 4298 4242')
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key)
    await expect.poll(() => number.inputValue()).toBe('4242 4242 42')
  })

  test('tell the page of changes, and no digit of the card', async ({ page }) => {
    await open(page)
    await typeCard(page, '4242424242424242')
    const events = () => page.evaluate(() => window.shop.events)
    await expect
      .poll(async () => (await events()).filter(({ name }) => name === 'change').at(-1)?.event)
      .toEqual({ elementType: 'payment', empty: false, complete: true, collapsed: false, value: { type: 'card' } })
    expect((await events()).at(0)).toEqual({ name: 'ready', event: { elementType: 'payment' } })
    expect(JSON.stringify(await events())).not.toContain('4242')
  })

  test('apply the page’s colours and grow with their content', async ({ page }) => {
    const variables = { colorPrimary: 'rgb(200, 0, 90)', colorText: 'rgb(10, 40, 30)', borderRadius: '12px' }
    await open(page, { appearance: { variables } })
    const number = cardFrame(page).getByLabel('Card number')
    const style = await number.evaluate(input => {
      const { color, borderTopLeftRadius } = getComputedStyle(input)
      return { color, borderTopLeftRadius }
    })
    expect(style).toEqual({ color: 'rgb(10, 40, 30)', borderTopLeftRadius: '12px' })
    const height = () => page.locator('#card iframe').evaluate(frame => frame.clientHeight)
    const before = await height()
    await page.evaluate(() => window.shop.pay('unused'))
    await expect.poll(height).toBeGreaterThan(before)
  })
})

describe('mounting is refused', () => {
  const shadow = 'IntegrationError: Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.'
  test('inside a shadow root and before being attached', async ({ page }) => {
    await open(page)
    const refusals = await page.evaluate(async () => {
      const inner = document.createElement('div')
      document.getElementById('other')?.attachShadow({ mode: 'open' }).append(inner)
      const mount = (place: unknown) => window.shop.refusal(() => window.shop.mount({ place }))
      return [await mount(inner), await mount(document.createElement('div')), await mount('#nowhere')]
    })
    expect(refusals).toEqual([
      shadow,
      shadow,
      'IntegrationError: The selector you specified (#nowhere) applies to no DOM elements that are currently on the page.\nMake sure the element exists on the page before calling mount().',
    ])
  })
})

describe('the other calls', () => {
  test('a card element pays, and its details reach the charge', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    await page.evaluate(() => {
      const element = window.shop.stripe.elements().create('card')
      document.getElementById('card')?.replaceChildren()
      const ready = new Promise(done => element.once('ready', done))
      element.mount('#other')
      Object.assign(window, { cardElement: element })
      return ready.then(() => undefined)
    })
    await typeCard(page, '4242424242424242')
    const result = await page.evaluate(
      given =>
        window.shop.stripe.confirmCardPayment(given, {
          payment_method: {
            card: Reflect.get(window, 'cardElement'),
            billing_details: { name: 'Ada Lovelace', email: 'ada@example.com' },
          },
          receipt_email: 'ada@example.com',
        }),
      secret,
    )
    expect(result).toMatchObject({ paymentIntent: { id, status: 'succeeded', receipt_email: 'ada@example.com' } })
    const intent = await site.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent.latest_charge).toMatchObject({ billing_details: { name: 'Ada Lovelace', email: 'ada@example.com' } })
  })

  test('an intent that a server confirmed is authenticated here', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    await site.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' })
    const done = page.evaluate(given => window.shop.stripe.handleNextAction({ clientSecret: given }), secret)
    await page
      .frameLocator('iframe[title="Secure 3D Secure frame"]')
      .getByRole('button', { name: 'Complete authentication' })
      .click()
    expect(await done).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
    const seen = await page.evaluate(given => window.shop.stripe.retrievePaymentIntent(given), secret)
    expect(seen).toMatchObject({ paymentIntent: { id, status: 'succeeded' } })
  })

  test('an unknown client secret is an error, not an exception', async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page)
    const seen = await page.evaluate(() => window.shop.stripe.retrievePaymentIntent('pi_nothing_secret_x'))
    expect(seen).toMatchObject({ error: { type: 'invalid_request_error', code: 'resource_missing' } })
  })

  test('a saved method’s id pays without any element', async ({ page }) => {
    await open(page)
    await typeCard(page, '4242424242424242')
    const { secret } = await gift(site)
    const result = await page.evaluate(
      given => window.shop.stripe.confirmCardPayment(given, { payment_method: 'pm_card_visa' }),
      secret,
    )
    expect(result).toMatchObject({ paymentIntent: { status: 'succeeded' } })
  })

  test('there are no wallets, and the page is told so', async ({ page }) => {
    await open(page)
    const told = await page.evaluate(async () => {
      const elements = window.shop.stripe.elements({ mode: 'payment', amount: 5000, currency: 'gbp' })
      const element = elements.create('expressCheckout')
      const ready = new Promise<object>(done => element.on('ready', done))
      element.mount('#other')
      const request = window.shop.stripe.paymentRequest({
        country: 'GB',
        currency: 'gbp',
        total: { label: '', amount: 1 },
      })
      return [await ready, await request.canMakePayment()]
    })
    expect(told).toEqual([{ elementType: 'expressCheckout', availablePaymentMethods: undefined }, null])
  })
})
