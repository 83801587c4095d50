import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atRest } from './at-rest.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { serveHostPage } from './host-page.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

test.override('motion', 'no-preference')

const code = (page: Page) => page.locator('#code')
const preview = (page: Page) => page.frameLocator('#preview')

describe('the builder', () => {
  test('writes what is chosen for every kind of website, and shows it', async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    await page.getByRole('radio', { name: 'Total raised' }).check()
    await page.getByRole('combobox', { name: 'Event' }).selectOption('The Moonlight Ball')
    await page.getByLabel('Words after the amount').fill('so "far"')
    await page.getByLabel('Hide the number of donors').check()
    await page.getByLabel('Buttons and bars', { exact: true }).fill('#ffd400')
    await expect.poll(() => code(page).textContent()).toContain('--fayre-primary:#ffd400')
    const written: Record<string, string> = {}
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
      const shown = await code(page).textContent()
      written[(await tab.textContent()) ?? ''] = shown ?? ''
    }
    const attributes = 'event="moonlight-ball" label="so &quot;far&quot;" no-donors'
    const look = '--fayre-primary:#ffd400'
    expect(written.HTML).toContain(`<fayre-total-raised ${attributes} style="${look}`)
    expect(written.WordPress).toContain(`data-fayre="total-raised" data-event="moonlight-ball"`)
    expect(written.WordPress).toContain(`<style>fayre-total-raised{${look}`)
    expect(written.Wix).toContain(`Server URL: ${demo}/total-raised.js`)
    expect(written.Wix).toContain(`style: ${look}`)
    expect(written.React).toContain("import 'fayre/total-raised/define'")
    expect(written.React).toContain('style={{"--fayre-primary":"#ffd400"')
    expect(written.Frame).toContain('/embed.html?block=total-raised&amp;event=moonlight-ball')
    expect(written.Frame).toContain('--fayre-primary=%23ffd400')
    const shown = preview(page).locator('fayre-total-raised')
    await shown.getByText('so "far"').waitFor()
    expect(await shown.getByText('donors').count()).toBe(0)
    const primary = () => shown.evaluate(block => getComputedStyle(block).getPropertyValue('--fayre-primary').trim())
    await expect.poll(primary).toBe('#ffd400')
    expect(written.HTML).toContain('>Go to the event</a>')
    expect(written.Frame).toContain('title="Total raised: moonlight-ball"')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('German')
    await expect.poll(() => code(page).textContent()).toContain('title="Gesamtsumme: moonlight-ball"')
    await page.getByRole('tab', { name: 'HTML' }).click()
    await expect.poll(() => code(page).textContent()).toContain('>Zur Veranstaltung</a>')
  })

  test('a link keeps its event, also one that its reader does not find in the list', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/status of 404/)
    await page.goto(`${demo}/builder`)
    await page.getByRole('combobox', { name: 'Event' }).selectOption('Another event')
    await page.getByLabel('Address of a page of the event').fill('summer-fayre')
    await expect.poll(() => code(page).textContent()).toContain('event="summer-fayre"')
    await page.reload()
    await expect.poll(() => code(page).textContent()).toContain('event="summer-fayre"')
    await page.goto(`${demo}/builder/?event=colleagues-event`)
    await page.getByText('There is no event “colleagues-event” here.').waitFor()
    await expect.poll(() => new URL(page.url()).search).toContain('other-event=colleagues-event')
    await page.getByRole('combobox', { name: 'Event' }).selectOption('The Moonlight Ball')
    await expect.poll(() => new URL(page.url()).search).toBe('?event=moonlight-ball')
  })

  test('takes amounts in pounds, and keeps what is wrong with a sentence', async ({ page, demo, expectProblem }) => {
    expectProblem(/status of 404/)
    await page.goto(`${demo}/builder`)
    const amount = page.getByLabel('Amount chosen at first (£)')
    await amount.fill('12.50')
    await expect.poll(() => code(page).textContent()).toContain('amount="1250"')
    await amount.fill('1,000')
    await page.getByText('Is that thousands?').waitFor()
    expect(await code(page).textContent()).not.toContain('amount=')
    await page.getByLabel('Background', { exact: true }).fill('reddish')
    await page.getByText('such as #0b7a45').waitFor()
    await page.getByText('2 fields above are not right yet').waitFor()
    await page.getByRole('combobox', { name: 'Event' }).selectOption('Another event')
    await page.getByLabel('Address of a page of the event').fill('https://give.example/no-such-ball/about')
    await page.getByText('There is no event “no-such-ball” here').waitFor()
    await page.getByLabel('Address of a page of the event').fill(`${demo}/summer-fayre/about`)
    await expect.poll(() => code(page).textContent()).toContain('event="summer-fayre"')
    expect([await amount.inputValue(), await page.getByLabel('Background', { exact: true }).inputValue()]).toEqual([
      '1,000',
      'reddish',
    ])
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  })

  test('keeps all of it in its address, for a colleague', async ({ page, demo, visitor }) => {
    await page.goto(`${demo}/builder`)
    await page.getByRole('combobox', { name: 'Event' }).selectOption('Summer Fayre')
    await page.getByLabel('Amount chosen at first (£)').fill('ten')
    await page.getByLabel('Track gifts in Google Analytics').check()
    await page.getByRole('combobox', { name: 'Font' }).selectOption('Georgia')
    await page.getByRole('slider', { name: 'Round corners' }).fill('3')
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await page.getByRole('tab', { name: 'Squarespace' }).click()
    await expect.poll(() => page.url()).toContain('site=squarespace')
    const theirs = await visitor()
    await theirs.goto(page.url())
    await theirs.getByText('Write an amount in figures').waitFor()
    await expect.poll(() => theirs.locator('#code').textContent()).toBe(await code(page).textContent())
    await expect
      .poll(() => theirs.locator('#code').textContent())
      .toMatch(/data-layer style="--fayre-font:Georgia.*3px"/)
    await expect.poll(() => theirs.getByRole('tab', { name: 'Squarespace' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => theirs.getByRole('radio', { name: 'Dark', exact: true }).isChecked()).toBe(true)
  })

  test('copies without the clipboard permission', async ({ page, demo }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.addEventListener('copy', () => Object.assign(window, { copied: String(getSelection()) }))
    })
    await page.goto(`${demo}/builder`)
    await Promise.all([page.getByText('Copied', { exact: true }).waitFor(), page.locator('#copy').click()])
    const copied = await page.evaluate(() => (window as Window & { copied?: string }).copied)
    expect(copied).toBe(await code(page).textContent())
  })

  test('the pasted code works', async ({ page, demo }) => {
    for (const name of ['HTML', 'WordPress', 'Frame']) {
      await page.goto(
        `${demo}/builder?block=donation-progress&event=riverside-10k&third=%23aa0000&site=${name.toLowerCase()}`,
      )
      await expect.poll(() => code(page).textContent()).toContain('aa0000')
      const host = await serveHostPage({ body: (await code(page).textContent()) ?? '' })
      await page.goto(host.url)
      const place = name === 'Frame' ? page.frameLocator('iframe') : page
      const block = place.locator('fayre-donation-progress')
      await block.getByRole('meter').waitFor()
      const third = await block.evaluate(one => getComputedStyle(one).getPropertyValue('--fayre-third').trim())
      expect(third, name).toBe('#aa0000')
      host.close()
    }
  })

  test('shows the block narrow, dark and from right to left, as high as it is', async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    await page.getByRole('radio', { name: 'Phone' }).check()
    await page.getByLabel('Right to left').check()
    await page.getByRole('button', { name: 'Use dark colours' }).click()
    const frame = preview(page)
    await frame.getByRole('button', { name: /^Give £/ }).waitFor()
    await expect.poll(() => frame.locator('html').getAttribute('dir')).toBe('rtl')
    const ground = frame.locator('fayre-donation-form')
    const scheme = () => ground.evaluate(one => getComputedStyle(one).getPropertyValue('--fayre-scheme'))
    await expect.poll(scheme).toBe('dark')
    await expect.poll(() => code(page).textContent()).toContain('--fayre-scheme:dark')
    await page.getByRole('button', { name: 'Back to the brand' }).click()
    await expect.poll(scheme).toBe('light')
    await page.getByLabel('No background').check()
    await expect.poll(() => code(page).textContent()).toContain('--fayre-block-background:transparent')
    const box = () => page.locator('#preview').boundingBox()
    await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(390)
    await expect.poll(async () => (await box())?.height).toBeGreaterThan(250)
  })

  test('changes of the preview are no steps of the browser’s Back', async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    await preview(page).locator('fayre-donation-form').waitFor()
    const before = await page.evaluate(() => history.length)
    for (const [name, tag] of [
      ['Total raised', 'total-raised'],
      ['Auction lots', 'auction-lots'],
    ] as const) {
      await page.getByRole('radio', { name }).check()
      await preview(page).locator(`fayre-${tag}`).waitFor()
    }
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test("lays the block over the editor's page, and sends the doctor", async ({ page, demo }) => {
    await page.goto(`${demo}/builder`)
    await page.getByRole('radio', { name: 'On my page' }).check()
    const address = page.getByRole('textbox', { name: 'Address of your page' })
    await address.first().fill('my page')
    await address.first().press('Enter')
    await page.getByText('Write the address of a page').waitFor()
    const host = await serveHostPage({ body: '<h1>Our charity</h1>' })
    await address.first().fill(host.url)
    await page.getByRole('button', { name: 'Show it' }).click()
    await page.frameLocator('#their-page').getByText('Our charity').waitFor()
    await preview(page)
      .getByRole('button', { name: /^Give £/ })
      .waitFor()
    await address.last().fill(host.url)
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open with the doctor' }).click(),
    ])
    expect(opened.url()).toBe(`${host.url}/?fayre-doctor=`)
    await opened.close()
    host.close()
  })

  test('shows the block on the page where its bookmark is pressed', async ({ page, demo }) => {
    await page.goto(`${demo}/builder?block=total-raised&event=summer-fayre&label=so+far&radius=3`)
    const bookmark = await page.locator('#bookmark[href^=javascript]').getAttribute('href')
    const search = `<form onsubmit="document.title = 'Searched'; return false"><input aria-label="Search"></form>`
    const host = await serveHostPage({ body: `<main><h1>Our charity</h1><p>First</p><p>Second</p></main>${search}` })
    await page.goto(host.url)
    await page.evaluate(decodeURIComponent(bookmark?.replace('javascript:', '') ?? ''))
    await page.getByText('Click where the block should stand').waitFor()
    await page.getByText('First').hover({ position: { x: 1, y: 1 } })
    await page.getByText('First').click({ position: { x: 1, y: 1 } })
    const block = page.locator('h1 + fayre-total-raised')
    await block.getByText('so far').waitFor()
    expect(await block.evaluate(one => one.style.getPropertyValue('--fayre-radius'))).toBe('3px')
    await page.getByText('This is how it looks').waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.locator('p:last-of-type + fayre-total-raised').waitFor()
    await page.getByLabel('Search').focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => page.title()).toBe('Searched')
    await page.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('fayre-total-raised, [data-fayre-try]').count()).toBe(0)
    host.close()
  })

  test.for([390, 1440])('keeps nobody out, and moves nothing, at %i pixels', async (width, { visitor, demo }) => {
    const page = await visitor({ viewport: { width, height: 844 } })
    await watchShifts(page)
    await page.goto(`${demo}/builder`)
    await preview(page)
      .getByRole('button', { name: /^Give £/ })
      .waitFor()
    await atRest(page)
    expect(await shiftsOf(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight')
    await expect.poll(() => page.getByRole('tab', { name: 'WordPress' }).getAttribute('aria-selected')).toBe('true')
    for (const path of ['/demo/control', '/demo/faults', '/']) {
      await page.goto(demo + path)
      await atRest(page)
      expect(await shiftsOf(page), path).toEqual([])
    }
  })
})
