import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { newMember } from '../faults/member.ts'
import { named } from '../hosts/condition.ts'
import { cssConditions } from '../hosts/css-conditions.ts'
import { hostilePage } from '../hosts/hostile-page.ts'
import { scriptConditions } from '../hosts/script-conditions.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage } from './host-page.ts'

const event = 'moonlight-ball'

/** A stranger's page, with conditions of the matrix, and somebody who has signed in on it before. */
async function openHostile(page: Page, demo: string, css: string, script: string): Promise<void> {
  const blocks =
    block('auction-lots', demo, event).replace(
      ' event=',
      ' bidding="in-place" kinds="competitive_bid" limit="2" event=',
    ) + block('buy-now', demo, event).replace(' event=', ' limit="1" event=')
  const conditions = { css: named(cssConditions, css), script: named(scriptConditions, script) }
  const host = await serveHostPage(hostilePage(conditions, demo, blocks))
  onTestFinished(() => host.close())
  const { token } = await newMember(demo)
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`fayre.token ${demo} ${event}`, token],
  )
  await page.goto(host.url)
}

test.for([
  ['everything unset', 'polluted prototypes'],
  ['slots, frames and fields hidden', 'frozen intrinsics'],
] as const)(
  'a bid and a purchase are completed inside blocks on a page with %s and %s',
  async ([css, script], { page, demo }) => {
    await openHostile(page, demo, css, script)
    const lots = page.locator('fayre-auction-lots')
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      document.addEventListener('fayre-bid-placed', event => heard.push((event as CustomEvent).detail))
    })
    await lots.getByRole('button', { name: 'Bid', exact: true }).first().click()
    await lots.getByRole('button', { name: /^Bid £/ }).click()
    await lots.getByRole('button', { name: /^Place bid of £/ }).click()
    await lots.getByText(/^You lead$/).waitFor()
    const heard = await page.evaluate(() => (window as unknown as { heard: object[] }).heard)
    expect(heard).toEqual([expect.objectContaining({ leading: true, currency: 'GBP' })])

    const shop = page.locator('fayre-buy-now')
    const ada = donor(page, 'fayre-buy-now')
    await shop.getByRole('button', { name: /^Buy for £/ }).click()
    await ada.button(/^Continue for £/).click()
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await shop.getByText('It is yours. Thank you!').waitFor()
  },
)
