import { expect, onTestFinished } from 'vitest'
import { newMember } from '../faults/member.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, serveHostPage, standIn } from './host-page.ts'
import { hear, hostileHosts, serveHostile } from './hostile-host.ts'
import { member } from './member.ts'

const event = 'moonlight-ball'

test.for(hostileHosts)(
  'a bid and a purchase are completed inside blocks on a page with %s and %s',
  async (conditions, { page, demo }) => {
    const blocks =
      block('auction-lots', demo, event).replace(
        ' event=',
        ' bidding="in-place" kinds="competitive_bid" limit="2" event=',
      ) + block('buy-now', demo, event).replace(' event=', ' limit="1" event=')
    const { token } = await newMember(demo)
    await page.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`fayre.token ${demo} ${event}`, token],
    )
    const heard = await hear(page, ['bid-placed'])
    await page.goto(await serveHostile(demo, blocks, conditions))
    const lots = page.locator('fayre-auction-lots')
    await lots.getByRole('button', { name: 'Bid', exact: true }).first().click()
    await lots.getByRole('button', { name: /^Bid £/ }).click()
    await lots.getByRole('button', { name: /^Place bid of £/ }).click()
    await lots.getByText(/^You lead$/).waitFor()
    expect(await heard()).toEqual([['bid-placed', expect.objectContaining({ leading: true, currency: 'GBP' })]])

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

test('somebody who signs in to bid in a block returns to the charity’s page, and bids there', async ({
  page,
  demo,
}) => {
  const lots = block('auction-lots', demo, event).replace(
    ' event=',
    ' bidding="in-place" kinds="competitive_bid" limit="2" event=',
  )
  const host = await serveHostPage({ body: standIn(demo) + lots })
  onTestFinished(host.close)
  await page.goto(`${host.url}/appeal?year=7`)
  const widget = page.locator('fayre-auction-lots')
  await widget.getByRole('button', { name: 'Bid', exact: true }).first().click()
  const heading = widget.getByRole('heading').first()
  const look = () =>
    heading.evaluate(element => {
      const { font, margin } = getComputedStyle(element)
      return { font, margin }
    })
  const left = await look()
  const field = widget.getByRole('textbox')
  const amount = Number(await field.inputValue()) + 150
  await field.fill(String(amount))
  await widget.getByRole('button', { name: `Sign in to bid £${amount}` }).click()
  await page.waitForURL(/\/sign-in\?/)
  const guest = member(page, demo, event)
  await guest.field('Email address').fill('guest@fayre.example')
  await guest.field('Password').fill('fayre-demo')
  await page.keyboard.press('Enter')
  await widget.getByRole('button', { name: `Bid £${amount}` }).click()
  expect(page.url()).toBe(`${host.url}/appeal?year=7`)
  expect(await look()).toEqual(left)
  await widget.getByRole('button', { name: `Place bid of £${amount}` }).click()
  await widget.getByText(/^You lead$/).waitFor()
})
