import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** A visitor in a browser of their own, for one fault case. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Address of the demo, without a slash at its end. */
  readonly demo: string
  /** The microsite's element. */
  readonly site: Locator
  /** Waits until this text can be read. */
  reads(words: string | RegExp): Promise<void>
  /** Fails if this text can be read. */
  readsNot(words: string | RegExp): Promise<void>
  /** @param path below the demo's address, such as `/moonlight-ball/about` */
  open(path: string): Promise<void>
  /** Opens a page and waits for the check for a newer build, which the microsite loads last by itself. */
  settle(path: string): Promise<void>
  /** Switches a fault on for this visitor: `html`, or `html@page`. */
  injectFault(fault: string): Promise<void>
  /** Switches all faults off. */
  recover(): Promise<void>
}

/** The state after a case, checked in addition to its outcome. */
interface FinalState {
  /** Uncaught exceptions. */
  readonly uncaught: readonly string[]
  /** Is there any readable text? */
  readonly isBlank: boolean
}

/** Milliseconds that a step may take on a busy machine. */
const timeLimit = 30_000

/** Opens a visit, and closes it at the end. */
export async function visited(
  browser: Browser,
  demo: string,
  run: (visit: Visit) => Promise<void>,
): Promise<FinalState> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1000, height: 800 } })
  context.setDefaultTimeout(timeLimit)
  const page = await context.newPage()
  const uncaught: string[] = []
  context.on('weberror', error => uncaught.push(String(error.error())))
  const site = page.locator('fayre-microsite')
  const open = async (path: string) => void (await page.goto(demo + path, { waitUntil: 'commit' }))
  const said = (words: string | RegExp) => site.getByText(words).filter({ visible: true }).first()
  try {
    await run({
      context,
      page,
      demo,
      site,
      reads: words => said(words).waitFor(),
      readsNot: async words => assert.equal(await said(words).count(), 0, `It says ${words}`),
      open,
      settle: async path => void (await Promise.all([page.waitForResponse(/app\.json/), open(path)])),
      injectFault: value => context.addCookies([{ name: 'fayre-fault', value, url: demo }]),
      recover: () => context.clearCookies({ name: 'fayre-fault' }),
    })
    // Some pages are plain ones of the server, without the microsite.
    const content = (await site.count()) ? site : page.locator('body')
    return { uncaught, isBlank: (await content.getByText(/\S/).filter({ visible: true }).count()) === 0 }
  } finally {
    await context.close()
  }
}
