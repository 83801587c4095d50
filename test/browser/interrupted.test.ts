import type { Locator } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage, standIn } from './host-page.ts'

const event = 'moonlight-ball'
const confirm = /checkout\/pay\/stripe\/confirm/

const blocks = [
  {
    tag: 'tickets',
    code: {},
    thanks: 'Thank you. Your places are yours',
    async choose(shown: Locator) {
      await shown.getByLabel('How many: Dinner seat').selectOption('1')
      await shown.getByRole('button', { name: 'Continue' }).click()
      await shown.getByText(/^Kept for you for/).waitFor()
      await shown.getByRole('button', { name: 'Continue' }).click()
    },
  },
  {
    tag: 'buy-now',
    code: {},
    thanks: 'It is yours. Thank you!',
    async choose(shown: Locator) {
      await shown
        .getByRole('button', { name: /^Buy for £/ })
        .nth(1)
        .click()
      await shown.getByRole('button', { name: /^Continue for £/ }).click()
    },
  },
  {
    tag: 'pledge-list',
    code: { pledging: 'in-place' },
    thanks: /^Thank you/,
    async choose(shown: Locator) {
      await shown.getByRole('button', { name: 'Pledge' }).first().click()
      await shown.getByRole('radio', { name: /£100/ }).check()
      await shown.getByRole('button', { name: 'Pledge £100 and pay now' }).click()
    },
  },
] as const

test.for(blocks)(
  'after a reload in the middle of a payment, $tag looks it up and says how it ended',
  async ({ tag, code, thanks, choose }, { page, demo, expectProblem }) => {
    // A paid basket is not held any more.
    expectProblem(/confirm|404.*tickets\/reservations/)
    const attributes = Object.entries(code).map(([name, value]) => ` ${name}="${value}"`)
    const host = await serveHostPage({
      body: standIn(demo) + block(tag, demo, event).replace(' event=', `${attributes.join('')} event=`),
    })
    onTestFinished(host.close)
    await page.goto(host.url)
    const ada = donor(page, `fayre-${tag}`)
    await choose(ada.form)
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await page.route(confirm, route => route.abort())
    const lost = page.waitForEvent('requestfailed', request => confirm.test(request.url()))
    await ada.pay()
    await lost
    // The page that is left must not be the one that hears how it ended.
    await page.reload({ waitUntil: 'commit' })
    await page.unroute(confirm)
    await ada.form.getByText(thanks).first().waitFor()
  },
)
