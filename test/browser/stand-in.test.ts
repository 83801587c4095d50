import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './fixture.ts'
import { gift, openShop, resultOf, type StandInSite, startStandInSite, typeCard } from './stand-in-site.ts'

let site: StandInSite

beforeAll(async () => {
  site = await startStandInSite()
}, 60_000)

afterAll(() => site.stop())

const statusOf = async (id: string) => (await site.stripe.paymentIntents.retrieve(id)).status

const open = (page: Page, options?: object) => openShop(page, site, options)

const pay = (page: Page, secret: string, options: object = {}) =>
  page.evaluate(([given, more]) => window.shop.pay(given, more), [secret, options] as const)

/** Presses the page's own button. `shop.result` has the result later. */
async function pressPay(page: Page, secret: string) {
  await page.evaluate(given => {
    document.body.dataset.secret = given
  }, secret)
  await page.getByRole('button', { name: 'Pay' }).focus()
  await page.keyboard.press('Enter')
}

const bank = (page: Page) => page.frameLocator('iframe[title="Secure 3D Secure frame"]')

/**
 * Expects the keyboard as well: a frame in another process gets it later than its button becomes the active element.
 */
const expectFocus = (button: Locator) =>
  expect.poll(() => button.evaluate(found => document.hasFocus() && found === document.activeElement)).toBe(true)

describe('paying', () => {
  test('works on a page of another origin whose policy allows the stand-in alone', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', message => warnings.push(message.text()))
    await open(page)
    const { id, secret } = await gift(site)
    const before = await page.evaluate(() => history.length)
    await typeCard(page, '4242424242424242')
    const { paymentIntent } = await pay(page, secret)
    expect(paymentIntent).toMatchObject({ id, status: 'succeeded' })
    expect(await statusOf(id)).toBe('succeeded')
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('4242')
    expect(warnings).toEqual([])
  })

  test('a declined card can be followed by another one in the same intent', async ({ page, expectProblem }) => {
    expectProblem(/402/)
    await open(page)
    const { id, secret } = await gift(site)
    await typeCard(page, '4000000000009995')
    const { error } = await pay(page, secret)
    expect(error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { id, status: 'requires_payment_method' },
    })
    await typeCard(page, '5555555555554444')
    expect(await pay(page, secret)).toMatchObject({ paymentIntent: { status: 'succeeded' } })
  })

  test('goes to the return address if that is always wanted', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    await typeCard(page, '4242424242424242')
    await page.evaluate(given => void window.shop.pay(given, { redirect: 'always' }), secret)
    await page.waitForURL(/redirect_status=succeeded/)
    expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(id)
  })

  test('an intent of another amount is refused before anything is charged', async ({ page }) => {
    await open(page, { amount: 4000 })
    const { id, secret } = await gift(site)
    await typeCard(page, '4242424242424242')
    const refusal = await page.evaluate(given => window.shop.refusal(() => window.shop.pay(given)), secret)
    expect(refusal).toBe('IntegrationError: The provided amount (5000) does not match the expected amount (4000).')
    expect(await statusOf(id)).toBe('requires_payment_method')
  })

  test('is refused without elements.submit() first', async ({ page }) => {
    await open(page)
    const { secret } = await gift(site)
    await typeCard(page, '4242424242424242')
    const refusal = await page.evaluate(
      given => window.shop.refusal(() => window.shop.pay(given, { submit: false })),
      secret,
    )
    expect(refusal).toContain('IntegrationError: elements.submit() must be called before stripe.confirmPayment().')
  })

  test('a card is saved by a setup intent', async ({ page }) => {
    const setup = await site.stripe.setupIntents.create({})
    await open(page, { mode: 'setup' })
    await typeCard(page, '378282246310005', '1234')
    const result = await pay(page, setup.client_secret ?? '', { confirm: 'confirmSetup' })
    expect(result).toMatchObject({ setupIntent: { id: setup.id, status: 'succeeded' } })
  })
})

describe('3-D Secure', () => {
  test('is completed in a dialog that keeps the focus and gives it back', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    const before = await page.evaluate(() => history.length)
    await typeCard(page, '4000002760003184')
    await pressPay(page, secret)
    const complete = bank(page).getByRole('button', { name: 'Complete authentication' })
    const fail = bank(page).getByRole('button', { name: 'Fail authentication' })
    await complete.waitFor()
    await expectFocus(complete)
    await page.keyboard.press('Tab')
    await expectFocus(fail)
    await page.keyboard.press('Tab')
    await expectFocus(complete)
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.getElementById('name')?.focus())
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expectFocus(complete)
    await page.keyboard.press('Enter')
    expect(await resultOf(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay')
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(await statusOf(id)).toBe('succeeded')
  })

  test('when it fails the intent can be paid with another card', async ({ page }) => {
    await open(page)
    const { id, secret } = await gift(site)
    await typeCard(page, '4000002760003184')
    await pressPay(page, secret)
    await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
    expect(await resultOf(page)).toMatchObject({
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        payment_intent: { id, status: 'requires_payment_method' },
      },
    })
    await typeCard(page, '4242424242424242')
    expect(await pay(page, secret)).toMatchObject({ paymentIntent: { status: 'succeeded' } })
  })

  test('a decline after it is a card error', async ({ page }) => {
    await open(page)
    const { secret } = await gift(site)
    await typeCard(page, '4000008400001629')
    await pressPay(page, secret)
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    expect(await resultOf(page)).toMatchObject({ error: { type: 'card_error', decline_code: 'generic_decline' } })
  })

  test('a server that sends the customer to the bank gets them back', async ({ page }) => {
    const { id } = await gift(site)
    const intent = await site.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: site.pageUrl,
    })
    await page.goto(intent.next_action?.redirect_to_url?.url ?? '')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL(/redirect_status=succeeded/)
    expect(await statusOf(id)).toBe('succeeded')
  })
})
