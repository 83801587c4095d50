import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

export const chromiumAdvice =
  'Browser tests need Chromium: install it (on Debian: apt-get install chromium), ' +
  'or set CHROMIUM to the path of a Chromium or Chrome.'

/** The engine without the browser's windows. A page costs half the processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds a headless shell: of `CHROMIUM`, or an installed one. */
export const findHeadlessShell = (): string | undefined => find(shells)

/** Finds a whole Chromium: of `CHROMIUM`, an installed one, or Playwright's own. */
export const findChromium = (): string | undefined => find(browsers, chromium.executablePath())

function find(names: readonly string[], last?: string): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const installed = names.flatMap(name => folders.map(folder => join(folder, name)))
  const given = process.env.CHROMIUM ? [process.env.CHROMIUM] : installed
  return [...given, last].find(path => path && existsSync(path))
}

/** A headless shell if there is one, else a whole Chromium: for tests that need only the engine. */
export function launchChromium(): Promise<Browser> {
  return launch(findHeadlessShell() ?? findChromium(), ['--in-process-gpu', shortLived, ...oneRenderer])
}

/** A test's page closes before optimised code or early collection of garbage pays: a tenth of the processor time. */
const shortLived = '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16'

/** A visitor's pages, with the frames in them, share a process: one for each costs a fifth of a page load. */
const oneRenderer = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/**
 * A whole Chromium: only this has a back/forward cache and blocks the storage of other sites, and benches measure it.
 * @param more additional flags of Chromium
 * @param without default flags of Playwright to leave out
 */
export function launchWholeChromium(more: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  return launch(findChromium(), more, without)
}

/** Headless, and without update checks. */
function launch(executablePath: string | undefined, more: readonly string[], without: readonly string[] = []) {
  if (!executablePath) throw new Error(chromiumAdvice)
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: [...without],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}
