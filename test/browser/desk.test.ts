import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { drawn } from './at-rest.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

/** Types into a field as a keyboard does, from wherever the focus is. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses a button or follows a link by keyboard. */
async function enter(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Enter')
}

test('an organiser makes a lot and runs it on the floor, without a mouse', { timeout: 120_000 }, async ({
  page,
  visitor,
  demo,
  expectProblem,
}) => {
  expectProblem(/admin.pictures/)
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash')
  await harriet.heading('Lots').waitFor()
  await enter(page, 'link', 'New lot')
  await harriet.heading('New lot').waitFor()
  await type(page, 'Title', 'A walk with the lighthouse dog')
  await page.getByLabel('Kind').selectOption('live_auction')
  await type(page, 'Opening price', '100')
  const now = Date.now()
  const opens = new Date(now - 3_600_000 - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  await page.getByLabel('Opens', { exact: true }).fill(opens)

  // A lost upload loses nothing that was typed.
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#205080' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  await page.route('**/api/v1/admin/pictures', route => route.abort(), { times: 1 })
  await page.locator('input[name=picture]').setInputFiles({ name: 'dog.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByText(/dog.jpg/).waitFor()
  expect(await harriet.field('Title').inputValue()).toBe('A walk with the lighthouse dog')
  await enter(page, 'button', 'Try again')
  await page.getByAltText('Picture 1, shown in lists').waitFor()
  await enter(page, 'button', 'Save')
  await page.getByText('Only organisers see this lot.').waitFor()
  const id = /lots\/(lot_\w+)/.exec(page.url())?.[1] ?? ''
  const guest = await visitor()
  const seen = async () => (await guest.request.get(`${demo}/api/v1/auction/items/${id}?event=moonlight-ball`)).json()
  expect((await seen()).error).toBe('lot_not_found')
  await enter(page, 'button', 'Publish')
  await page.getByText('Guests see this lot.').waitFor()
  expect(await axe(page)).toEqual([])
  await guest.goto(`${demo}/moonlight-ball/auction/items/${id}`)
  await guest.getByRole('heading', { name: 'A walk with the lighthouse dog' }).first().waitFor()
  const { picture } = await seen()
  expect((await guest.request.get(demo + picture.uri)).headers()['content-type']).toBe('image/webp')

  // On the floor: only paddle numbers and letters are typed.
  await enter(page, 'link', 'Auction desk')
  await enter(page, 'link', /A walk with the lighthouse dog/)
  await enter(page, 'button', 'Bring to the floor')
  const guestReads = (words: string | RegExp) => guest.getByText(words).filter({ visible: true }).first().waitFor()
  await guestReads('On now')
  const paddle = page.getByLabel('Paddle', { exact: true })
  await expect.poll(() => paddle.evaluate(field => field.matches(':focus'))).toBe(true)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Floor bid of £110' }).waitFor()
  expect(await paddle.inputValue()).toBe('')
  await page.keyboard.type('107')
  await page.keyboard.press('Enter')
  await page.getByText('Paddle 107 leads', { exact: true }).waitFor()
  await expect.poll(async () => (await seen()).price).toBe(110_00)
  await guestReads(/Led by paddle 107/)
  await guestReads('£120')
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'Let devices bid' }).waitFor()
  await guestReads('In the room now. The auctioneer asks for £120.')
  await page.keyboard.press('h')
  await page.getByText('Sold for £110 to paddle 107').waitFor()
  await guestReads(/Won by paddle 107/)
  expect(await axe(page)).toEqual([])
  expect(await seen()).toMatchObject({ state: 'closed', price: 110_00 })

  // Both actions are in the log, with a way to undo them.
  await enter(page, 'link', 'What was done')
  await page.getByText('Harriet Lowe').first().waitFor()
  const found = page.waitForResponse(/search=lighthouse/)
  await type(page, 'Search', 'lighthouse dog')
  await found
  await expect.poll(() => page.locator('.data-table tbody tr').count()).toBeGreaterThan(5)
  const rows = await page.locator('.data-table tbody').textContent()
  for (const word of ['Made', 'Published', 'Brought to the floor', 'Closed']) expect(rows).toContain(word)
  expect(await axe(page)).toEqual([])
})

test('the tab in use is in view after the window narrows, and a date is one line beside a long note', async ({
  page,
  demo,
}) => {
  const at = '2026-11-18T19:30:00.000Z'
  const note = 'A cheque, handed over at the garden gate. '.repeat(12)
  const whose = { name: 'Ida Thornbury', fundraiser_id: 'bob', fundraiser_name: 'Bob Boatwright' }
  const gift = { gift_id: 'g1', given_at: at, ...whose, amount: 500, note, removedYN: 'no' }
  const listed = { items: [gift], total: 1, currency: 'GBP', currency_decimals: 2 }
  await page.route('**/individual-giving/offline-gifts?*', route => route.fulfill({ json: listed }))
  await page.setViewportSize({ width: 1440, height: 900 })
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/people')
  await page.getByLabel('Show', { exact: true }).selectOption('gifts')
  const date = page.getByText(/18 Nov/)
  await date.waitFor()
  const lines = (one: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects().length
  }
  expect(await date.evaluate(lines)).toBe(1)
  await page.setViewportSize({ width: 1024, height: 900 })
  await harriet.go('/admin-dash/payments')
  const ordered = page.getByText(/^Ordered \d/).first()
  await ordered.waitFor()
  expect(await ordered.evaluate(lines)).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.getByRole('navigation', { name: 'Rooms of the desk' }).locator('[aria-current]')
  await expect
    .poll(async () => {
      const { x = -1, width = 0 } = (await tab.boundingBox()) ?? {}
      return x >= 0 && x + width <= 390
    })
    .toBe(true)
})

test('a dialog that is taller than a phone scrolls down to its button', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/guests')
  await page
    .getByRole('button', { name: /^Refund/ })
    .first()
    .click()
  const refund = page.getByRole('dialog').getByRole('button', { name: 'Refund 1 seat' })
  await refund.waitFor()
  // A wheel that turns before the dialog is drawn turns the page below.
  await drawn(page)
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 1000)
  const bottom = async () => {
    const { y = 0, height = 0 } = (await refund.boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(bottom).toBeLessThanOrEqual(640)
})

test('on a phone, the buttons of a dialog are as wide as its form', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/floor/moonlight-2')
  await harriet.button('Withdraw lot').click()
  const dialog = page.getByRole('dialog')
  const widthOf = async (one: Locator) => (await one.boundingBox())?.width
  const whole = await widthOf(dialog.getByRole('form'))
  expect(await widthOf(dialog.getByRole('button', { name: 'Withdraw lot' }))).toBe(whole)
  expect(await widthOf(dialog.getByRole('button', { name: 'Leave it as it is' }).last())).toBe(whole)
})

test('on a phone, the name that opens a record is as tall as a fingertip', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/vouchers')
  await harriet.heading('Vouchers').waitFor()
  for (const room of ['vouchers', 'tickets', 'lots', 'draws']) {
    await harriet.go(`/admin-dash/${room}`)
    const name = page.getByRole('rowheader').getByRole('link').first()
    await name.waitFor()
    expect([room, (await name.boundingBox())?.height]).toEqual([room, expect.toSatisfy(height => height >= 44)])
  }
})
