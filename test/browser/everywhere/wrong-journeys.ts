import { expect } from 'vitest'
import type { Visit } from './embeddings.ts'

const hotel = '<!doctype html><title>Welcome to the Grand Hotel</title><p>Please accept our terms.</p>'
const crossOrigin = { 'access-control-allow-origin': '*' }

/** A screen's code that fails to load is tried three times, then the failure is shown, and Try again loads it. */
export async function outlivesMissingCode({ page, enter, follow, heading }: Visit): Promise<void> {
  await enter()
  let tries = 0
  const code = /\/c\/sign-in-\w+\.js/
  await page.route(code, route => {
    tries++
    return route.abort()
  })
  await follow('/sign-in')
  await page.getByText('This can’t be shown just now.').waitFor()
  expect(tries).toBe(3)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await heading(/sign in/i).waitFor()
}

/** Each class of answers shows the catalogue's message, and another try shows the page. */
export async function saysWhatWentWrong({ page, enter, follow, heading, main }: Visit): Promise<void> {
  await enter()
  for (const [path, title, answer] of [
    ['/gone', 'No Found', { status: 404, json: { error: 'page_not_found' } }],
    ['/shut', 'Unauthorized', { status: 403, json: { error: 'forbidden' } }],
    ['/broken', 'Server Error', { status: 500, json: {} }],
    ['/hotel', 'System Error', { status: 200, contentType: 'text/html', body: hotel }],
  ] as const) {
    await page.route(`**/api/v1/pages${path}*`, route => route.fulfill({ headers: crossOrigin, ...answer }))
    await follow(path)
    await heading(title).waitFor()
  }
  await page.route('**/api/v1/pages/faq*', route => route.abort())
  await follow('/faq')
  await main.getByText('Something went wrong. Check your internet connection and try again!').waitFor()
  await page.unroute('**/api/v1/pages/faq*')
  await main.getByRole('button', { name: 'Try again' }).press('Enter')
  await heading('Questions').waitFor()
}

/** A failed form shows the error beside its button and keeps the input. An expired session asks before signing in again. */
export async function keepsWhatWasTyped({ page, enter, follow }: Visit): Promise<void> {
  await enter()
  await follow('/sign-up')
  const name = page.getByLabel('First name')
  await name.fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email address').fill('ada@example.com')
  const mobile = page.getByLabel('Mobile number')
  if (await mobile.count()) await mobile.fill('07700 900555')
  const password = page.getByLabel('Password', { exact: true })
  if (await password.count()) await password.fill('three random words')
  const send = page.getByRole('button', { name: 'Create account' })
  await page.route(/users\/register$/, route => route.abort())
  await send.press('Enter')
  await page.getByText('System Error').first().waitFor()
  await expect.poll(() => name.inputValue()).toBe('Ada')
  await page.unroute(/users\/register$/)
  await page.route(/users\/register$/, route =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ status: 400, headers: allowing(route.request().headers().origin), json: refusal }),
  )
  await send.press('Enter')
  await page.getByText('This address is not known here.').first().waitFor()
  await expect.poll(() => name.inputValue()).toBe('Ada')
}

const refusal = { error: 'validation_error', fields: { email: 'This address is not known here.' } }

const allowing = (origin = '*') => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
})

/** Maintenance covers the microsite, and ends when the platform is back. */
export async function waitsForMaintenance({ page, enter, follow, heading }: Visit): Promise<void> {
  await page.clock.install()
  await enter()
  // Running requests get the maintenance answer as well, including the one for the profile.
  await page.route(/\/api\/v1\//, route =>
    route.fulfill({ status: 503, headers: allowing(route.request().headers().origin), json: {} }),
  )
  await follow('/faq')
  const words = page.getByRole('heading', { name: 'We’ll be back soon' })
  await words.waitFor()
  await page.unroute(/\/api\/v1\//)
  // The next question is up to 20 seconds away, and an answer may still be on its way.
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000)
      return words.count()
    })
    .toBe(0)
  await heading('Questions').waitFor()
}

/** A newer build is announced on a page of its own, and never inside another. */
export async function looksForUpdates({ page, embedding, address, enter, follow, heading }: Visit): Promise<void> {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.route(/\/app\.json/, route => route.fulfill({ json: { version: '2.1.1', build: 86 } }))
  if (embedding.ownsPage) {
    await page.goto(address('/'), { waitUntil: 'commit' })
    await page.getByRole('heading', { name: /has been updated$/ }).waitFor()
    return
  }
  await enter()
  await page.waitForLoadState('networkidle')
  await follow('/faq')
  await heading('Questions').waitFor()
  expect(asked.filter(url => url.includes('app.json'))).toEqual([])
}
