import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { startDemo } from './demo-in-process.ts'

interface Fixtures {
  /** One browser for all tests of a worker; each visitor has a context of their own. */
  readonly browser: Browser
  /** Address of this test file's own demo, without a slash at its end. */
  readonly demo: string
  /** A page without motion stands still when it is measured or pressed, and costs fewer frames. */
  readonly motion: 'reduce' | 'no-preference'
  /** Another visitor: a page in a context of its own, watched like `page`; of the worker's browser by default. */
  readonly visitor: (options?: BrowserContextOptions, from?: Browser) => Promise<Page>
  /** A fresh page. Unexpected console errors and uncaught exceptions fail the test. */
  readonly page: Page
  /** Expects an error report of the browser, such as for a payment that is declined with status 402. */
  readonly expectProblem: (pattern: RegExp) => void
}

/** A test in real Chromium, against its file's own demo. */
export const test = base.extend<Fixtures & { readonly problems: Problems }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],

  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const demo = await startDemo()
      await use(demo.url)
      await demo.stop()
    },
    { scope: 'file' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  problems: async ({}, use) => {
    const problems: Problems = { seen: [], expected: [] }
    await use(problems)
    const surprises = problems.seen.filter(problem => !problems.expected.some(pattern => pattern.test(problem)))
    expect(surprises, 'what the browser reported').toEqual([])
  },

  expectProblem: async ({ problems }, use) => use(pattern => void problems.expected.push(pattern)),

  motion: 'reduce',

  visitor: async ({ browser, problems, motion }, use) => {
    const closings: (() => Promise<void>)[] = []
    await use(async (options, from = browser) => {
      const context = await from.newContext({ locale: 'en-GB', reducedMotion: motion, ...options })
      closings.push(() => context.close())
      context.setDefaultTimeout(30_000)
      context.on('weberror', error => problems.seen.push(String(error.error())))
      context.on('console', message => {
        if (message.type() === 'error') problems.seen.push(`${message.text()} (${message.location().url})`)
      })
      return context.newPage()
    })
    await Promise.all(closings.map(close => close()))
  },

  page: async ({ visitor }, use) => use(await visitor()),
})

interface Problems {
  readonly seen: string[]
  readonly expected: RegExp[]
}
