import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'

/** One visitor in a browser of their own, to whom something is going to happen. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Address of the demo, without a slash at its end. */
  readonly demo: string
  /** The microsite, and all that is in it. */
  readonly site: Locator
  /** Waits until these words can be read. */
  reads(words: string | RegExp): Promise<void>
  /** Fails if these words can be read. */
  readsNot(words: string | RegExp): Promise<void>
  /** @param path below the demo's address, such as `/moonlight-ball/about` */
  open(path: string): Promise<void>
  /** Opens, and waits until the microsite has looked for a newer build: the last thing that it loads by itself. */
  settle(path: string): Promise<void>
  /** From now on the reference server does this to the visitor: `html`, or `html@page`. */
  suffer(fault: string): Promise<void>
  /** Nothing goes wrong any more. */
  recover(): Promise<void>
}

/** What a case has left behind, to be judged beside its own end. */
export interface Aftermath {
  /** Exceptions that nobody caught. */
  readonly uncaught: readonly string[]
  /** Is there anything to be read? */
  readonly isBlank: boolean
}

/** Milliseconds that anything may take on a busy machine. */
const patience = 15_000

/** Lets one visitor in, and looks after them at the end. */
export async function visited(
  browser: Browser,
  demo: string,
  run: (visit: Visit) => Promise<void>,
): Promise<Aftermath> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1000, height: 800 } })
  context.setDefaultTimeout(patience)
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
      suffer: value => context.addCookies([{ name: 'fayre-fault', value, url: demo }]),
      recover: () => context.clearCookies({ name: 'fayre-fault' }),
    })
    // Some pages are plain ones of the server's.
    const place = (await site.count()) ? site : page.locator('body')
    return { uncaught, isBlank: (await place.getByText(/\S/).filter({ visible: true }).count()) === 0 }
  } finally {
    await context.close()
  }
}
