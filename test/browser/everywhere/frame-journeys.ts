import { expect } from 'vitest'
import { headers } from '../../../src/api/headers.ts'
import type { Visit } from './embeddings.ts'

/** The surrounding page's own metadata. */
const pageOf = ({ page }: Visit) =>
  page.evaluate(() => ({
    title: document.title,
    hasRelease: 'fayre' in window,
    colour: getComputedStyle(document.documentElement).getPropertyValue('--fayre-primary'),
  }))

/** Applies settings, title, brand and release; but leaves a host page alone. */
export async function starts(visit: Visit): Promise<void> {
  const { page, embedding, enter, menu, main } = visit
  const asked = page.waitForRequest(/\/api\/v1\/users\/profile/)
  await enter()
  expect((await asked).headers()[headers.eventId]).toBeTruthy()
  const { title, hasRelease, colour } = await pageOf(visit)
  expect(hasRelease).toBe(embedding.ownsPage)
  expect(title === 'A charity').toBe(!embedding.ownsPage)
  expect(colour !== '').toBe(embedding.ownsPage)
  const worn = await main.evaluate(element => getComputedStyle(element).getPropertyValue('--_primary'))
  expect(worn).toMatch(/^(#|rgb|oklch|color)/)
  expect(await menu.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
}

/**
 * A token in the microsite's own address is removed at once; one in a host page's address is not touched. Redirects
 * never lead to other sites.
 */
export async function guardsItsAddress(visit: Visit): Promise<void> {
  const { page, embedding, address, enter } = visit
  const carriers: string[] = []
  page.on('request', request => {
    if (/\/api\//.test(request.url()) && request.url().includes('SECRET-1')) carriers.push(request.url())
  })
  const evil = encodeURIComponent('//evil.example')
  if (embedding.ownsPage) {
    await enter(`/sign-in?user_token=SECRET-1&_redirect=${evil}`)
    await expect.poll(() => page.url()).toBe(address(`/sign-in?_redirect=${evil}`))
    await expect.poll(() => carriers.length).toBe(1)
  } else {
    const own = new URL(address('/'))
    own.searchParams.set('user_token', 'SECRET-1')
    await page.goto(own.href)
    await visit.settle()
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(own.href)
    expect(carriers).toEqual([])
  }
}

/** Follows the links of header, footer and narrow menu. */
export async function leadsOn({ page, enter, menu, heading, isAt }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 700 })
  await enter()
  await menu.getByRole('link', { name: 'Questions' }).click()
  await heading('Questions').waitFor()
  await isAt('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter')
  await heading(/terms/i).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Questions' }).press('Enter')
  await heading('Questions').waitFor()
  await drawer.waitFor({ state: 'hidden' })
}

/** A deep link, back and forward with scroll and focus, and a title and announcement for each change. */
export async function findsItsWay(visit: Visit): Promise<void> {
  const { page, embedding, enter, heading, focused, isAt } = visit
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter('/faq')
  await heading('Questions').waitFor()
  const before = await page.evaluate(() => history.length)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => Math.round(scrollY))
  await link.press('Enter')
  await heading(/terms/i).waitFor()
  await visit.settle()
  await expect.poll(() => focused()).toBe('main')
  await expect.poll(() => page.locator('[aria-live="polite"]').allTextContents()).toContain('Terms')
  if (embedding.ownsPage) await expect.poll(() => page.title()).toMatch(/^Terms \| /)
  else expect(await page.title()).toBe('A charity')
  if (embedding.mode === 'memory') {
    expect(await page.evaluate(() => history.length)).toBe(before)
    return
  }
  await page.goBack()
  await heading('Questions').waitFor()
  await isAt('/faq')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  await expect.poll(focused).toBe('Terms')
  await page.goForward()
  await heading(/terms/i).waitFor()
}

/** Asks for consent on a page of its own; inside another, that page decides. */
export async function asksForConsent({ page, embedding, enter }: Visit): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    document.addEventListener('fayre-consent-changed', event =>
      told.push((event as CustomEvent<{ consent: string }>).detail.consent),
    )
  })
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[])
  await enter()
  const decline = page.getByRole('button', { name: 'Decline' })
  if (embedding.ownsPage) {
    await decline.press('Enter')
    await decline.waitFor({ state: 'detached' })
    await expect.poll(told).toEqual(['denied'])
    await page.reload()
    await page.getByRole('button', { name: 'Cookie settings' }).waitFor()
  } else {
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'granted' })))
    await expect.poll(told).toEqual(['granted'])
  }
  expect(await decline.count()).toBe(0)
}
