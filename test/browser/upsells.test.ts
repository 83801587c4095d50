import { expect } from 'vitest'
import { axe } from './axe.ts'
import { bank, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

test('after an order an offer can be skipped, declined by the bank, or taken by one tap with the saved card', {
  timeout: 180_000,
}, async ({ page, demo, expectProblem }) => {
  expectProblem(/402|ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 844 })
  const desmond = member(page, demo, event)
  const card = page.frameLocator('fayre-microsite iframe')
  await desmond.signIn('guest@fayre.example', 'fayre-demo', '/pre-auth?_redirect=/account/orders')
  await card.getByLabel('Card number').fill('4000 0027 6000 3184')
  await card.getByLabel(/Expiration/).fill('1234')
  await card.getByLabel(/Security/).fill('123')
  await desmond.button('Keep this card').click()
  await bank(page, /Complete/).click()
  await page.getByText(/Visa ending in 3184/).waitFor()
  await desmond.go('/account/orders')
  const orders = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader')
  await orders.first().waitFor()
  const before = await orders.count()
  const raised = async () => (await totalOf(demo, event)).total_raised

  const site = microsite(page)
  await site.open(`${demo}/${event}/pledge`)
  await site.main.getByRole('link', { name: 'A garden for every chair' }).click()
  await site.heading('A garden for every chair').waitFor()
  await site.main.getByRole('radio').first().check()
  await desmond.button(/and pay now$/).click()
  await desmond.heading('Your details').waitFor()
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
  await desmond.button(/^Continue/).click()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await page.getByLabel(/^Also for gifts/).check()
  await page.getByLabel('Postcode').fill('ZZ1 1AA')
  await desmond.button('Type the address instead').click()
  await page.getByLabel('First line of the address').fill('1 Larch Lane')
  await page.getByLabel('Town or city').fill('Kingsmere')
  await desmond.button('Continue to payment').click()
  await desmond.button(/^Pay £/).click()
  await bank(page, /Complete/).click()
  await page.getByText('Thank you. Your payment has arrived').waitFor()
  const raisedBefore = await raised()

  const question = page.getByRole('alertdialog')
  const offerOf = (type: string) => page.locator(`[data-upsell="${type}"]`).first()
  const tapOf = (type: string) => offerOf(type).getByRole('button', { name: /with Visa •••• 3184$/ })
  /**
   * Presses the offer's button, and then twice at once the answer to its question.
   * @returns the amount that they show
   */
  async function tap(type: string): Promise<string> {
    await tapOf(type).click()
    const pay = question.getByRole('button', { name: /^Pay £/ })
    const amount = (await pay.textContent())?.replace('Pay ', '') ?? ''
    expect(await tapOf(type).textContent()).toContain(amount)
    await pay.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    return amount
  }

  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  const charged: string[] = []
  for (const type of ['pledge', 'raffle', 'buy_now']) {
    await tapOf(type).press('Enter')
    await question.getByText('as an order of its own').waitFor()
    expect(await question.getByText('Your Gift Aid declaration').count()).toBe(type === 'pledge' ? 1 : 0)
    await page.keyboard.press('Escape')
    await expect.poll(focused).toContain('with Visa •••• 3184')
    await tap(type)
    await bank(page, /Fail/).click()
    await offerOf(type).getByText('Your card was declined. Nothing was charged').waitFor()
    if (type === 'raffle') {
      // The server has the order, but its answer is lost.
      await page.route(
        /checkout\/pay\/stripe$/,
        async route => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await tap(type)
      await offerOf(type)
        .getByText(/Check your internet connection/)
        .waitFor()
    }
    const amount = await tap(type)
    await bank(page, /Complete/).click()
    await offerOf(type).getByText(`is paid: ${amount}`).waitFor()
    expect(await tapOf(type).count()).toBe(0)
    // The button has gone, but the focus is still in the page.
    await expect.poll(focused).toContain(`is paid: ${amount}`)
    charged.push(amount)
  }
  expect(await axe(page)).toEqual([])
  const pledged = Number(charged[0]?.replace(/[£,]/g, '')) * 100
  await expect.poll(raised).toBe(raisedBefore + pledged)

  const [receipt] = await Promise.all([page.waitForEvent('popup'), desmond.button('Print or save the receipt').click()])
  await receipt.getByText(/Gift Aid on £/).waitFor()
  await receipt.close()
  await desmond.go('/account/orders')
  await expect.poll(() => orders.count()).toBe(before + 4)
  for (const amount of charged) await page.getByRole('row').filter({ hasText: amount }).first().waitFor()
})
