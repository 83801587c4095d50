import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { atRest } from './at-rest.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { block, type Host, type HostPage, serveHostPage, standIn } from './host-page.ts'

const hosts: Host[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

async function open(page: Page, input: HostPage): Promise<void> {
  const host = await serveHostPage(input)
  hosts.push(host)
  // Does not wait for slow scripts.
  await page.goto(host.url, { waitUntil: 'commit' })
}

/** Counts a page's requests, by a part of their address. */
function counter(page: Page) {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('websocket', socket => asked.push(socket.url()))
  return (part: string) => asked.filter(url => url.includes(part)).length
}

const amount = (page: Page) =>
  page
    .locator('fayre-total-raised')
    .first()
    .getByText(/£[\d,]+/)
    .first()

describe('many blocks on a page', () => {
  test('fifty make one settings request, one total request and one socket', async ({ page, demo }) => {
    const count = counter(page)
    const fifty = Array.from({ length: 50 }, () => '<fayre-total-raised event="riverside-10k"></fayre-total-raised>')
    await open(page, {
      body: `<script type="module" src="${demo}/total-raised.js" data-host="."></script>${fifty.join('')}`,
    })
    await page
      .locator('fayre-total-raised')
      .last()
      .getByText(/£[\d,]+/)
      .first()
      .waitFor()
    await expect.poll(() => count('ws://')).toBe(1)
    expect(count('/app/settings')).toBe(1)
    // Once before the socket is connected, and again in case a gift came in between.
    await expect.poll(() => count('/donations/total')).toBe(2)
    expect(
      await page
        .locator('fayre-total-raised')
        .getByText(/£[\d,]+/)
        .count(),
    ).toBeGreaterThanOrEqual(50)
  })

  test('share all of this across copies of the bundle', async ({ page, demo }) => {
    const count = counter(page)
    await open(page, {
      body:
        standIn(demo) + block('total-raised', demo) + block('donation-progress', demo) + block('donation-form', demo),
    })
    await amount(page).waitFor()
    await page.locator('fayre-donation-progress').getByRole('meter').waitFor()
    await donor(page)
      .button(/^Give £/)
      .waitFor()
    await expect.poll(() => count('ws://')).toBe(1)
    expect(count('/app/settings/block')).toBe(1)
    expect(count('/app/settings?')).toBe(1)
  })

  test('of two events are kept apart', async ({ page, demo }) => {
    const count = counter(page)
    await open(page, {
      body: `${block('total-raised', demo)}<fayre-total-raised event="summer-fayre"></fayre-total-raised>`,
    })
    const totals = page.locator('fayre-total-raised')
    await totals.nth(0).getByText(/£8,/).first().waitFor()
    await totals.nth(1).getByText(/£2,/).first().waitFor()
    expect(count('/app/settings')).toBe(2)
    const colours = await totals.evaluateAll(elements =>
      elements.map(element => getComputedStyle(element).getPropertyValue('--fayre-primary')),
    )
    expect(new Set(colours).size).toBe(2)
  })

  test('are defined by the autoloader as they appear, and none that the page does not use', async ({ page, demo }) => {
    const count = counter(page)
    await open(page, {
      body: `<script type="module" src="${demo}/all.js" data-host="." data-event="riverside-10k"></script>
        <fayre-total-raised></fayre-total-raised>`,
    })
    await amount(page).waitFor()
    expect(count('donation-form')).toBe(0)
    await page.evaluate(() => document.body.append(document.createElement('fayre-donation-progress')))
    await page.locator('fayre-donation-progress').getByRole('meter').waitFor()
  })

  test('take the prefix of the host', async ({ page, demo }) => {
    await open(page, {
      body: `<script type="module" src="${demo}/total-raised.js" data-host="." data-prefix="acme" data-event="riverside-10k"></script>
        <acme-total-raised></acme-total-raised><fayre-total-raised></fayre-total-raised>`,
    })
    await page
      .locator('acme-total-raised')
      .getByText(/£[\d,]+/)
      .first()
      .waitFor()
    expect(await page.evaluate(() => customElements.get('fayre-total-raised') === undefined)).toBe(true)
  })

  test('loaded twice, define their tag once, without a warning', async ({ page, demo }) => {
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    const count = counter(page)
    await open(page, {
      body: `${block('total-raised', demo)}<script type="module" src="${demo}/total-raised.js?again"></script>`,
    })
    await amount(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(count('/app/settings')).toBe(1)
    expect(said).toEqual([])
  })
})

describe('a block', () => {
  test('whose script’s address has a query works, with its later steps', async ({ page, demo }) => {
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await open(page, {
      body: `<script type="module" src="${demo}/donation-form.js?ver=6.5" data-host="." data-event="riverside-10k"></script>
        <fayre-donation-form></fayre-donation-form>`,
    })
    const ada = donor(page)
    await ada.button(/^Give £/).click()
    await ada.form.getByLabel('First name').fill('Ada')
    await ada.form.getByLabel('Email address').waitFor()
    expect(said).toEqual([])
  })

  test('keeps its state when it is moved, and leaves nothing running when it is removed', async ({ page, demo }) => {
    const connected = page.waitForEvent('websocket')
    await open(page, {
      body: `${standIn(demo)}${block('donation-form', demo)}${block('total-raised', demo)}<main></main>`,
    })
    const ada = donor(page)
    await ada.choice('Other amount').check()
    await ada.form.getByLabel('Your own amount').fill('7')
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.querySelector('fayre-donation-form') ?? ''),
    )
    await expect.poll(() => ada.form.getByLabel('Your own amount').inputValue()).toBe('7')

    await amount(page).waitFor()
    const socket = await connected
    const closed = socket.waitForEvent('close')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('fayre-total-raised, fayre-donation-form')) element.remove()
    })
    await closed
    expect(await page.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
  })

  test('shows its link until it is there, without moving what is below', async ({ page, demo }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route(/total-raised\.js/, async route => {
      await page.getByRole('link', { name: 'Give' }).waitFor()
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      const keep = (entry: PerformanceEntry & { value?: number }) => shifts.push(entry.value ?? 0)
      new PerformanceObserver(list => list.getEntries().forEach(keep)).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, {
      head: '<style>fayre-total-raised{display:block;margin-block:16px;min-block-size:120px}</style>',
      // The brand's font, swapped in later, moves the words beside the amount.
      body: `${block('total-raised', demo).replace(' event=', ' no-font event=')}<p>Below</p>`,
    })
    await page.getByRole('link', { name: 'Give' }).waitFor()
    await amount(page).waitFor()
    await atRest(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })

  test('keeps the link and offers another try when its data can’t be had', async ({ page, demo, expectProblem }) => {
    expectProblem(/Failed to load resource|fayre/)
    // Without realtime, whose connection would request the total again.
    await page.route(/c\/realtime/, route => route.abort())
    await page.route(/donations\/total/, route => route.fulfill({ status: 503, body: 'Busy' }))
    await open(page, { body: block('total-raised', demo) })
    const total = page.locator('fayre-total-raised')
    await total.getByText('The total can’t be shown just now.').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Give' }).isVisible()).toBe(true)
    await page.unroute(/donations\/total/)
    await total.getByRole('button', { name: 'Try again' }).click()
    await amount(page).waitFor()
  })

  test('treats a hotel’s sign-in page with status 200 as a failure, not as data', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/ApiError: shape/)
    await page.route(/donations\/total/, route =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Welcome to our wifi</h1>',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await open(page, { body: block('total-raised', demo) })
    await page.locator('fayre-total-raised').getByText('The total can’t be shown just now.').waitFor()
  })

  test('speaks German where the page does, and runs from right to left where the page does', async ({ page, demo }) => {
    await open(page, { html: 'dir="rtl"', body: `<div lang="de">${block('donation-form', demo)}</div>` })
    const form = page.locator('fayre-donation-form')
    await form.getByRole('button', { name: '25 £ geben' }).waitFor()
    const [first, second] = await form
      .getByRole('radio')
      .evaluateAll(radios => radios.map(radio => radio.getBoundingClientRect().x))
    expect(first).toBeGreaterThan(second ?? 0)
  })

  test('works where storage is blocked', async ({ page, demo }) => {
    const inside = `${standIn(demo)}${block('donation-form', demo)}${block('total-raised', demo)}`
    const host = await serveHostPage({ body: inside })
    hosts.push(host)
    await open(page, {
      body: `<iframe sandbox="allow-scripts allow-forms" src="${host.url}" width="600" height="900"></iframe>`,
    })
    const frame = page.frameLocator('iframe').first()
    await frame
      .locator('fayre-total-raised')
      .getByText(/£[\d,]+/)
      .first()
      .waitFor()
    await frame.getByRole('button', { name: /^Give £/ }).click()
    await frame.getByLabel('First name').fill('Ada')
    await expect.poll(() => frame.getByLabel('First name').inputValue()).toBe('Ada')
  })
})
