import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { startDemo } from './demo-in-process.ts'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { keptForOffline } from './kept-for-offline.ts'
import { microsite } from './microsite.ts'
import { noNetwork } from './no-network.ts'

const event = 'moonlight-ball'
const phone = { viewport: { width: 390, height: 844 } } as const

/** Names of the worker's caches. */
const caches = (page: Page) => page.evaluate(() => window.caches.keys())

test('a ticket survives a reload without network, a release in between, and shows nothing else of the event', {
  timeout: 120_000,
}, async ({ visitor, demo, expectProblem }) => {
  expectProblem(noNetwork)
  const page = await visitor(phone)
  const site = microsite(page)
  await site.open(`${demo}/${event}/tickets`)
  await site.main.getByLabel('How many: Dinner seat', { exact: true }).selectOption('1')
  await site.main.getByRole('link', { name: 'Continue' }).click()
  await site.main.getByText(/^Kept for you for/).waitFor()
  await site.main.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(page, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4242 4242 4242 4242')
  await ada.pay()
  await site.heading(/^Thank you/).waitFor()
  // Nobody gets a worker before opening a screen that needs it.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  const code = site.main.getByRole('img', { name: /code/i }).first()
  await page.goto(`${demo}/${event}/tickets/your-tickets`)
  await code.waitFor()
  await keptForOffline(page)
  const before = await caches(page)
  expect(before).toHaveLength(1)
  await page.context().setOffline(true)
  await page.reload()
  await code.waitFor()
  await site.main
    .getByText(/^These are your places as this device last read them/)
    .first()
    .waitFor()
  expect(await axe(page)).toEqual([])
  // On paper nothing covers a code, no text is light, and each ticket says where it is valid.
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await cookies.waitFor()
  const when = site.main.locator('.ticket-event').first()
  expect(await when.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await when.isVisible()).toBe(true)
  expect(await when.textContent()).toMatch(/^The Moonlight Ball · .+ at \d+:\d\d$/)
  await cookies.waitFor({ state: 'hidden' })
  expect(await code.isVisible()).toBe(true)
  const ink = await site.main
    .locator('.ticket-words')
    .first()
    .evaluate(one => getComputedStyle(one).color)
  expect(ink).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })
  // A page that was not stored fails to load.
  await expect(page.goto(`${demo}/${event}/auction`)).rejects.toThrow(/ERR_/)

  // A release while the device is offline: it is shown as soon as the network is back, and then offline as well.
  await page.context().setOffline(false)
  await fetch(`${demo}/demo/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: demo },
    body: 'action=release-build',
  })
  await page.goto(`${demo}/${event}/tickets/your-tickets`)
  await code.waitFor()
  await expect.poll(() => caches(page), { timeout: 30_000 }).not.toEqual(before)
  await expect.poll(async () => (await caches(page)).length, { timeout: 30_000 }).toBe(1)
  await keptForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await code.waitFor()
})

test('when it is switched off, devices lose the stored pages and the worker', {
  timeout: 120_000,
}, async ({ visitor, expectProblem }) => {
  expectProblem(noNetwork)
  const page = await visitor(phone)
  const site = microsite(page)
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return { workers: registrations.length, caches: (await window.caches.keys()).length }
    })

  const on = await startDemo()
  const tickets = `${on.url}/${event}/tickets/your-tickets`
  try {
    await page.goto(tickets)
    await site.heading('Your places').waitFor()
    await keptForOffline(page)
    expect(await left()).toEqual({ workers: 1, caches: 1 })
  } finally {
    // A page that stays would report what the server answers while it stops and starts.
    await page.goto('about:blank')
    await on.stop()
  }

  const off = await startDemo({ PORT: new URL(on.url).port, OFFLINE_PAGES: 'off' })
  try {
    // Any page of the event will do, because the browser itself checks for a newer worker.
    await page.goto(`${off.url}/${event}/tickets`)
    await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: 0 })
    // The screen asks for the worker again, which removes itself again and stores nothing.
    const asked = page.context().waitForEvent('serviceworker')
    await page.goto(tickets)
    await site.heading('Your places').waitFor()
    await asked
    await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: 0 })
    await page.context().setOffline(true)
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  } finally {
    await off.stop()
  }
})
