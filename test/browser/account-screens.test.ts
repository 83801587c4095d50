import { expect } from 'vitest'
import { fullRun, sampled } from '../full-run.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'
import { member } from './member.ts'

const screens = [
  '/account',
  '/profile',
  '/account/address',
  '/account/communication',
  '/account/cards',
  '/account/orders',
  '/account/donations',
  '/account/security',
  '/account/data',
  '/pre-auth',
]

test('every screen of an account is accessible, at any width', async ({ visitor, demo }) => {
  const page = await visitor()
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.signIn('guest@fayre.example', 'fayre-demo')
  await eleanor.at(/^\/?$/)
  await eleanor.button('Decline').click()
  const widths = new Set<string>()
  for (const [at, path] of screens.entries()) {
    await eleanor.go(path)
    await page.locator('fayre-microsite .page-title').waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await lookAt(page, at, path, async width => {
      const parts = page.locator('.account-section > :is(.card, .empty-state, .data-table)')
      for (const box of await parts.all()) widths.add(`${width}: ${Math.round((await box.boundingBox())?.width ?? 0)}`)
    })
  }
  // All parts are equally wide, and use the width of the screen.
  expect([...widths], 'widths').toEqual(['390: 358', '1440: 852'])
})

test('a receipt is printed on the pages that its lines need, and its sums once', async ({ visitor, demo }) => {
  const page = await visitor()
  const eleanor = member(page, demo, 'moonlight-ball')
  let count = 1
  await page.route(/\/api\/v1\/orders(\?|$)/, async route => {
    const response = await route.fetch()
    const [order] = (await response.json()) as [{ lines: readonly object[] }]
    const lines = Array.from({ length: count }, () => order.lines[0])
    await route.fulfill({ response, json: [{ ...order, lines }] })
  })
  const pages = async () => {
    await page.getByRole('row').nth(count).waitFor()
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  }
  await eleanor.signIn('guest@fayre.example', 'fayre-demo', '/sign-in?_redirect=/account/orders')
  await page.getByRole('row').getByRole('link').click()
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  expect(await pages()).toBe(1)
  count = 40
  await page.reload()
  expect(await pages()).toBe(3)
  // A table's foot is repeated on each page.
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('tfoot').evaluate(foot => getComputedStyle(foot).display)).toBe('table-row-group')
})

const brands = ['riverside-10k', 'summer-fayre']

test.for(sampled(brands, 2))('so is every form around signing in to %s', async (event, { visitor, demo }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  const anybody = member(page, demo, event)
  await anybody.go('/sign-in')
  await anybody.button('Decline').click()
  const paths = ['/sign-in?_redirect=/ticket/checkout', '/sign-up', '/password-reset', '/resend-pin']
  for (const path of paths.filter((_, at) => fullRun || at % brands.length === brands.indexOf(event))) {
    await anybody.go(path)
    await page.locator('fayre-microsite .page-title').waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect(await axe(page), path).toEqual([])
  }
})

test('a part of the account that failed to load says so, and loads with the next try', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/500|ERR_FAILED/)
  const eleanor = member(page, demo, 'moonlight-ball')
  await eleanor.signIn('guest@fayre.example', 'fayre-demo')
  await eleanor.at(/^\/?$/)
  await page.route('**/api/v1/account', route => route.abort())
  await eleanor.go('/account/details')
  await page.getByText('This can’t be shown just now').waitFor()
  await page.unroute('**/api/v1/account')
  await eleanor.button('Try again').click()
  await expect.poll(() => eleanor.field('First name').inputValue()).toBe('Eleanor')
  await page.route('**/api/v1/account/details', route => route.abort())
  await eleanor.field('First name').fill('Nell')
  await eleanor.button('Save').click()
  await page
    .getByText(/Check your internet connection/)
    .first()
    .waitFor()
  await expect.poll(() => eleanor.field('First name').inputValue()).toBe('Nell')
})
