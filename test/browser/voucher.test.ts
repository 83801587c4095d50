import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { microsite } from './microsite.ts'
import { screenReader } from './screen-reader.ts'

const phone = { viewport: { width: 390, height: 900 } } as const

/** Creates a payment request at the ball, and finds it in the demo's controls. */
async function openLink(page: Page, demo: string) {
  const controls = await (await fetch(`${demo}/demo/control`)).text()
  const [, path = ''] = /href="(\/moonlight-ball\/account\/payment\?request=[^"]+)"/.exec(controls) ?? []
  const site = microsite(page)
  await site.open(demo + path)
  const { main } = site
  await main.getByRole('button', { name: 'Pay £850' }).waitFor()
  // The cookie banner covers the footer until it is answered.
  await page.getByRole('button', { name: 'Decline' }).click()
  const look = async (step: string) => {
    expect(await axe(page), step).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), step).toBeLessThanOrEqual(0)
  }
  async function apply(code: string): Promise<void> {
    await main.getByRole('button', { name: 'Add a voucher code' }).click()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  return { ...site, look, apply }
}

describe('a voucher code', () => {
  test('lowers the price, survives a reload, and can be removed', async ({ visitor, demo, expectProblem }) => {
    const page = await visitor(phone)
    expectProblem(/status of 409/)
    const { main, look, apply } = await openLink(page, demo)
    await look('closed')
    await apply('last year')
    await main.getByText('This code has expired.').waitFor()
    await look('refused')
    await main.getByLabel('Voucher code').fill('early-bird')
    await page.keyboard.press('Enter')
    await main.getByText('The code EARLYBIRD takes off £85.').waitFor()
    await main.getByRole('button', { name: 'Pay £765' }).waitFor()
    await look('applied')
    await page.reload()
    await main.getByRole('button', { name: 'Pay £765' }).waitFor()
    await main.getByRole('button', { name: 'Remove the code EARLYBIRD' }).click()
    await main.getByRole('button', { name: 'Pay £850' }).waitFor()
  })

  test('is used by keyboard alone, and a screen reader is told what it does', async ({
    visitor,
    demo,
    expectProblem,
  }) => {
    const page = await visitor(phone)
    expectProblem(/status of 409/)
    await openLink(page, demo)
    const { press, said, focused } = await screenReader(page)
    await press(/^button "Add a voucher code"/)
    await focused('textbox "Voucher code"')
    await page.keyboard.press('Enter')
    await focused('textbox "Voucher code" [invalid] (Please enter a code)')
    await page.keyboard.type('last year')
    await page.keyboard.press('Enter')
    await focused('textbox "Voucher code" [invalid] (This code has expired.)')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('early bird')
    await page.keyboard.press('Enter')
    await focused('button "Remove the code EARLYBIRD"')
    await said('StaticText "The code EARLYBIRD takes off £85."')
    await said('button "Pay £765"')
    await page.keyboard.press('Enter')
    await focused('button "Add a voucher code"')
    await said('button "Pay £850"')
  })

  test('completes what costs nothing without a card', async ({ visitor, demo }) => {
    const page = await visitor(phone)
    const { main, heading, look, apply } = await openLink(page, demo)
    await apply('our guest')
    await main.getByText('There is nothing to pay').waitFor()
    await look('free')
    await main.getByLabel('First name').fill('Ada')
    await main.getByLabel('Last name').fill('Lovelace')
    await main.getByLabel('Email address').fill('ada@example.com')
    await main.getByRole('button', { name: 'Complete the order' }).click()
    // The form has a heading and a discount, too.
    await page.waitForURL('**/moonlight-ball/order-complete')
    await heading(/./).waitFor()
    await main.getByText('Discount').waitFor()
    await look('complete')
    await page.reload()
    await heading('Thank you. There is nothing to pay').waitFor()
    await main.getByText('Discount').waitFor()
  })
})
