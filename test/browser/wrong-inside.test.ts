import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { atRest, still } from './at-rest.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { type Host, serveHostPage } from './host-page.ts'

const hosts: Host[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

/** The microsite inside a charity's page. */
async function embed(page: Page, demo: string, attributes = ''): Promise<void> {
  const host = await serveHostPage({
    body: `<h1>Our charity</h1><script type="module" src="${demo}/microsite.js" data-host="."></script>
      <fayre-microsite event="riverside-10k" ${attributes}></fayre-microsite>`,
  })
  hosts.push(host)
  // What watches consent and maintenance asks for the status when it is there.
  await Promise.all([page.waitForResponse(/\/app\/status/), page.goto(host.url)])
  await microsite(page).getByRole('link', { name: 'Sign in' }).first().waitFor()
}

const microsite = (page: Page) => page.locator('fayre-microsite')
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as string[])

/** Records what the microsite reports to the page about consent. */
function listen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    document.addEventListener('fayre-consent-changed', event => {
      told.push((event as CustomEvent<{ consent: string }>).detail.consent)
    })
  })
}

describe('inside a page of somebody else’s', () => {
  test('shows no cookie banner, and follows the page’s consent', async ({ page, demo }) => {
    await listen(page)
    await embed(page, demo)
    await page.waitForLoadState('networkidle')
    expect(await microsite(page).getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'granted' })))
    await expect.poll(() => told(page)).toEqual(['granted'])
    await microsite(page).evaluate(element => element.setAttribute('consent', 'denied'))
    await expect.poll(() => told(page)).toEqual(['granted', 'denied'])
  })

  test('never reloads the page for a newer build, nor asks for one', async ({ page, demo }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await embed(page, demo)
    await atRest(page)
    expect(asked.filter(url => url.includes('app.json'))).toEqual([])
  })

  test('maintenance covers the microsite, and nothing of the page', async ({ page, demo, expectProblem }) => {
    expectProblem(/503/)
    await embed(page, demo)
    await page.waitForLoadState('networkidle')
    const busy = { status: 503, headers: { 'access-control-allow-origin': '*' }, body: '{}' }
    await page.route(/\/api\/v1\//, route => route.fulfill(busy))
    const questions = microsite(page).getByRole('link', { name: 'Questions' }).first()
    // Maintenance that comes first covers it.
    await questions.evaluate((link: HTMLElement) => link.click())
    await microsite(page).getByRole('heading', { name: 'We’ll be back soon' }).waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await axe(page)).toEqual([])
  })
})

describe('on a page of its own, errors are accessible', () => {
  const cases: [name: string, fault: string, words: string][] = [
    ['a popup', 'status-500@profile', 'System Error'],
    ['the coming maintenance', 'maintenance-planned', 'Maintenance is coming up'],
    ['maintenance', 'maintenance-running', 'We’ll be back soon'],
    ['an update', 'newer-build', 'The Moonlight Ball has been updated'],
    ['a start that fails', 'menu-missing', 'Something went wrong. Please refresh & try again!'],
  ]
  for (const [name, fault, words] of cases) {
    test(name, async ({ page, demo, expectProblem }) => {
      expectProblem(/50[03]|ApiError: shape/)
      await page.context().addCookies([{ name: 'fayre-fault', value: fault, url: demo }])
      let opened = 0
      // A page that is being updated reloads itself, and would not be looked at.
      await page.route(`${demo}/moonlight-ball/about`, route =>
        opened++ ? route.fulfill({ status: 204 }) : route.fallback(),
      )
      await page.goto(`${demo}/moonlight-ball/about`, { waitUntil: 'commit' })
      await microsite(page).getByText(words).filter({ visible: true }).first().waitFor()
      await still(page)
      expect(await axe(page)).toEqual([])
    })
  }

  test('the question about cookies, by keyboard alone', async ({ page, demo }) => {
    await listen(page)
    await page.goto(`${demo}/moonlight-ball/about`)
    const decline = microsite(page).getByRole('button', { name: 'Decline' })
    await decline.waitFor()
    expect(await axe(page)).toEqual([])
    const isOn = () => decline.evaluate(button => (button.getRootNode() as ShadowRoot).activeElement === button)
    for (let press = 0; press < 60 && !(await isOn()); press++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await decline.waitFor({ state: 'detached' })
    expect(await told(page)).toEqual(['denied'])
    await microsite(page).getByRole('button', { name: 'Cookie settings' }).click()
    await microsite(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => told(page)).toEqual(['denied', 'granted'])
  })
})
