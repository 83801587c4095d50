import { expect } from 'vitest'
import { axe } from './axe.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block } from './host-page.ts'
import { hear, hostileHosts, serveHostile } from './hostile-host.ts'
import { microsite } from './microsite.ts'

const event = 'moonlight-ball'

test('a code shows a hidden ticket, keeps it over a reload, and pays for it', async ({ page, demo, expectProblem }) => {
  expectProblem(/404.*\/tickets\/unlock/)
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  await site.heading('Places').waitFor()
  const nurses = site.main.getByLabel('How many: Seat for the night nurses')
  expect(await nurses.count()).toBe(0)
  await site.main.getByRole('button', { name: 'I have a code' }).click()
  const code = site.main.getByLabel('Voucher code')
  await code.fill('NO-SUCH-CODE')
  await site.main.getByRole('button', { name: 'Show tickets' }).click()
  await site.main.getByText('This code is not known here.').waitFor()
  // A refused request is not sent again.
  await page.reload()
  await site.main.getByRole('button', { name: 'I have a code' }).click()
  await code.fill('house-friends')
  await site.main.getByRole('button', { name: 'Show tickets' }).click()
  await nurses.selectOption('2')
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
  await page.reload()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await site.main.getByText('The code HOUSE-FRIENDS applies.').waitFor()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await site.heading(/^Thank you/).waitFor()
  await site.main.getByText('2 × Seat for the night nurses').waitFor()
})

test.for(hostileHosts)(
  'a block sells tickets in place and tells the page, though it has %s and %s',
  async (conditions, { page, demo }) => {
    const heard = await hear(page, ['add-to-cart', 'begin-checkout', 'purchase'])
    await page.goto(await serveHostile(demo, block('tickets', demo, event), conditions))
    const tickets = page.locator('fayre-tickets')
    await tickets.getByLabel('How many: Dinner seat').selectOption('2')
    await tickets.getByRole('button', { name: 'Continue' }).click()
    await tickets.getByText(/^Kept for you for/).waitFor()
    await tickets.getByLabel(/^Add a gift/).fill('10')
    await tickets.getByText('£250').waitFor()
    await tickets.getByRole('button', { name: 'Continue' }).click()
    const ada = donor(page, 'fayre-tickets')
    await ada.introduce()
    await tickets.getByText('2 × Dinner seat, Your gift: £10').waitFor()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await tickets.getByText('Thank you. Your places are yours').waitFor()
    expect((await heard()).map(([name]) => name)).toEqual(['add-to-cart', 'begin-checkout', 'purchase'])
  },
)

test('somebody who removes the last tickets can take them again, or give them back to others', async ({
  visitor,
  demo,
}) => {
  const terrace = 'How many: Table on the terrace for two'
  const reserve = async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    const { main, open } = microsite(page)
    await open(`${demo}/${event}/tickets`)
    await page.getByRole('button', { name: 'Decline' }).click()
    await main.getByLabel(terrace).selectOption('2')
    await main.getByRole('link', { name: 'Continue' }).click()
    await main.getByText(/^Kept for you for/).waitFor()
    return { page, main }
  }
  await reserve()
  const { page, main } = await reserve()
  await main.getByRole('link', { name: 'Change your places' }).click()
  await main.getByText('The last 2 are kept for you').waitFor()
  await main.getByLabel(terrace).selectOption('0')
  await main.getByText('2 tickets are still kept for you.').waitFor()
  // The same after a reload.
  await page.reload()
  await main.getByLabel(terrace).selectOption('2')
  await main.getByRole('link', { name: 'Continue' }).waitFor()
  await main.getByLabel(terrace).selectOption('0')
  expect(await axe(page)).toEqual([])
  await main.getByRole('button', { name: 'Give back' }).click()
  await main.getByText('Only 2 left').waitFor()
  await main.getByRole('button', { name: 'Give back' }).waitFor({ state: 'detached' })
})

test.for([
  ['moonlight-ball/about', 'Choose your seats, or a table of ten', 'Places'],
  ['summer-fayre', 'Tell us whether you come', 'Your seat'],
] as const)('a link in the organiser’s words at %s leads to “%s”', async ([from, words, to], { page, demo }) => {
  const site = microsite(page)
  await site.open(`${demo}/${from}`)
  await site.main.getByRole('link', { name: words }).click()
  await site.heading(to).waitFor()
})

test('a basket that two tabs have is paid once, also if one of them adds a gift', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/409.*\/checkout\/pay\/stripe/)
  const first = microsite(page)
  await first.open(`${demo}/${event}/tickets`)
  await first.main.getByLabel('How many: Dinner seat').selectOption('1')
  await first.main.getByRole('link', { name: 'Continue' }).click()
  await first.main.getByText(/^Kept for you for/).waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  const second = microsite(other)
  // Opened later, it would go on where the first tab is.
  await second.main.getByLabel(/^Add a gift/).waitFor()
  await first.main.getByLabel(/^Add a gift/).fill('7')
  for (const [tab, { main }] of [
    [page, first],
    [other, second],
  ] as const) {
    await main.getByRole('button', { name: 'Continue' }).click()
    const ada = donor(tab, 'fayre-microsite')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
  }
  await donor(other, 'fayre-microsite').pay()
  await second.heading(/^Thank you/).waitFor()
  await donor(page, 'fayre-microsite').pay()
  await first.main.getByText('These places are paid already').waitFor()
  await first.main.getByText('You have not chosen any places').waitFor()
})
