import assert from 'node:assert/strict'
import type { Browser, Page, Request } from 'playwright-core'
import { donor } from '../browser/donor.ts'
import { serveHostPage } from '../browser/host-page.ts'
import type { Condition, HostilePage } from './condition.ts'
import { hostilePage } from './hostile-page.ts'
import { changesOf } from './page-state.ts'

/**
 * Opens the page and gives £10 there as a donor would, by mouse and keyboard.
 * @throws if the gift fails, if what is sent is not what was typed, if the page was changed, or if we report an error
 * @param timeLimit milliseconds that a step may take; the default is for a busy machine
 */
export async function giveThere(
  browser: Browser,
  demo: string,
  hostile: HostilePage,
  timeLimit = 30_000,
): Promise<void> {
  const conditions: readonly Condition[] = Object.values(hostile)
  const host = await serveHostPage(hostilePage(hostile, demo))
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 900, height: 800 } })
  context.setDefaultTimeout(timeLimit)
  const page = await context.newPage()
  const heard = listen(page, demo)
  try {
    for (const { prepare } of conditions) await prepare?.(page, demo)
    await page.goto(host.url)
    const tag = conditions.find(({ form }) => form)?.form ?? 'fayre-donation-form'
    const card = conditions.find(({ card }) => card)?.card ?? `${tag} iframe`
    await page.locator('fayre-donation-form:defined').first().waitFor({ state: 'attached' })
    // In the same order as the pasted code: a reloaded page forgets what was done to its blocks.
    for (const { act } of [...conditions].reverse()) await act?.(page, demo)
    await give(page, tag, card)
    const total = page
      .locator('fayre-total-raised')
      .first()
      .getByText(/£[\d,]+/)
      .first()
    assert.ok(await total.textContent(), 'the total shows an amount')
    assert.deepEqual(heard.wrong, [], 'what was sent')
    assert.deepEqual(heard.paid.length, 1, 'payments begun')
    const theirs = (name: string) => conditions.some(({ changes }) => changes?.test(name))
    assert.deepEqual(
      (await changesOf(page)).filter(name => !theirs(name)),
      [],
      'what we changed of the page',
    )
    const expected = (text: string) => conditions.some(({ reports }) => reports?.test(text))
    assert.deepEqual(
      heard.problems.filter(text => !expected(text)),
      [],
      'what the browser reported',
    )
  } catch (problem) {
    const shown = await page.locator('body').ariaSnapshot().catch(String)
    throw new Error([problem, ...heard.problems, ...heard.wrong, shown].join('\n'), { cause: problem })
  } finally {
    await context.close()
    host.close()
  }
}

async function give(page: Page, tag: string, card: string): Promise<void> {
  const ada = donor(page, tag)
  await ada.choose('£10')
  await ada.introduce()
  const frame = page.frameLocator(card)
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242')
  await frame.getByLabel(/Expiration/).fill('1234')
  await frame.getByLabel(/Security/).fill('123')
  await ada.pay()
  await ada.thanks.waitFor()
}

/** Records requests to the platform that no block makes, and errors that the browser reports. */
function listen(page: Page, demo: string) {
  const heard = { wrong: [] as string[], paid: [] as string[], problems: [] as string[] }
  page.on('request', request => {
    if (!request.url().startsWith(`${demo}/`)) return
    const wrong = faultOf(request)
    if (wrong) heard.wrong.push(`${request.method()} ${request.url()}: ${wrong}`)
    if (request.method() === 'POST' && /checkout\/pay\/stripe$/.test(request.url())) heard.paid.push(request.url())
  })
  page.on('pageerror', error => heard.problems.push(String(error.stack)))
  page.on('console', message => {
    if (message.type() === 'error') heard.problems.push(message.text())
  })
  return heard
}

/** What is wrong with a request, in words. */
export function faultOf(request: Pick<Request, 'headers' | 'url' | 'method' | 'postData'>): string | undefined {
  const strange = Object.keys(request.headers()).find(name => name.includes('evil'))
  if (strange) return `sends the header ${strange}`
  if (!/checkout\/pay\/stripe$/.test(request.url()) || request.method() !== 'POST') return undefined
  const { lines, guest } = JSON.parse(request.postData() ?? 'null') as Record<string, Record<string, unknown>>
  const line = Array.isArray(lines) && lines.length === 1 ? (lines[0] as Record<string, unknown>) : undefined
  if (line?.origin !== 'donation' || line.amount !== 1000) return `orders ${JSON.stringify(lines)}`
  if (guest?.first_name !== 'Ada' || !/^ada-[\d.]+@example\.com$/.test(String(guest.email)))
    return `is from ${JSON.stringify(guest)}`
  return undefined
}
