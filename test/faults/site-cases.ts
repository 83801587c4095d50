import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { donor } from '../browser/donor.ts'
import { mailsTo } from '../browser/mails.ts'
import { byDonor } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'

const guest = { first: 'Ada', last: 'Lovelace' }

/** Faults of what a visit stores, and of what is sent with a form. */
export const siteCases: readonly FaultCase[] = [
  byDonor({
    name: 'a reload on the way through the lots',
    end: 'the way back to all lots leads to the same list',
    async run({ page, open, site }) {
      const list = '?sort=ending'
      await open(`/moonlight-ball/auction${list}`)
      await site
        .getByRole('button', { name: /^Watch:/ })
        .first()
        .waitFor()
      await site.locator('a[href*="/auction/items/"]').filter({ visible: true }).first().click()
      await page.waitForURL(/auction\/items/)
      await page.reload()
      // The server's own page, before the script, has a link of that name to the whole list.
      await site.locator('a[href*="#lot-"]').filter({ visible: true }).first().click()
      await page.waitForURL(url => url.pathname === '/moonlight-ball/auction' && url.search === list)
    },
  }),
  byDonor({
    name: 'a bid of somebody who is not signed in, and a reload',
    end: 'path and amount are kept until they sign in, and no bid is placed by itself',
    async run({ page, open, site }) {
      await open('/moonlight-ball/auction/items/moonlight-12')
      await site
        .getByRole('button', { name: /^Sign in to bid £/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.waitForURL(/sign-in/)
      await page.reload()
      const kept = await page.evaluate(() =>
        Object.values(localStorage)
          .filter(text => text.includes('anonymousBidAttempt'))
          .join(''),
      )
      assert.match(kept, /"anonymousBidAttempt":\{"bidPath":"[^"]*moonlight-12"/)
    },
  }),
  byDonor({
    name: 'a field that is left empty',
    end: 'it travels as null, and is not left out',
    async run({ page, open, demo }) {
      await open('/demo/riverside-10k/')
      const ada = donor(page)
      await ada.choose('£25')
      await ada.introduce(guest)
      await ada.fillCard('4242 4242 4242 4242')
      const sent = page.waitForRequest(`${demo}/api/v1/checkout/pay/stripe`)
      await ada.pay()
      assert.equal((await sent).postDataJSON().guest.organisation, null)
      await ada.thanks.waitFor()
    },
  }),
  byDonor({
    name: 'a Gift Aid declaration that is withdrawn without an account',
    end: 'the receipt’s link asks, and the button withdraws it',
    async run({ page, open, demo }) {
      const email = `ada-${Math.random()}@example.com`
      await open('/demo/moonlight-ball/')
      const ada = donor(page)
      await ada.choose('£50')
      await ada.form.getByLabel('First name').fill(guest.first)
      await ada.form.getByLabel('Last name').fill(guest.last)
      await ada.form.getByLabel('Email address').fill(email)
      await ada.button(/^Continue/).click()
      await ada.form.getByRole('radio', { name: /^Yes/ }).check()
      await ada.form.getByRole('checkbox', { name: /^Also for gifts/ }).check()
      await ada.button(/^Type the address/).click()
      await ada.form.getByLabel('First line of the address').fill('3 Lantern Row')
      await ada.form.getByLabel('Town or city').fill('Larchester')
      await ada.form.getByLabel('Postcode').fill('ZZ1 1AA')
      await ada.button(/Continue to payment/).click()
      await ada.fillCard('4242 4242 4242 4242')
      await ada.pay()
      await ada.thanks.waitFor()
      await open(await receiptLink(demo, email))
      await page.getByRole('button', { name: /Withdraw/ }).click()
      await page.getByText('declaration is withdrawn').waitFor()
    },
  }),
]

/** The path of a receipt's link to the declaration, once the mail has arrived. */
async function receiptLink(demo: string, email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const path = /\/gift-aid\/[\w.-]+/.exec((await mailsTo(demo, email)).join(''))?.[0]
    if (path) return path
    await setTimeout(250)
  }
  throw new Error('No receipt with such a link was mailed')
}
