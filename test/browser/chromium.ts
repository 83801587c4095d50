import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

export const chromiumAdvice =
  'Browser tests need Chromium: install it (on Debian: apt-get install chromium), ' +
  'or set CHROMIUM to the path of a Chromium or Chrome.'

/** Finds Chromium: of `CHROMIUM`, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const installed = names.flatMap(name => folders.map(folder => join(folder, name)))
  const given = process.env.CHROMIUM ? [process.env.CHROMIUM] : installed
  return [...given, chromium.executablePath()].find(path => path && existsSync(path))
}

/**
 * Headless, and without update checks.
 * @param more additional flags of Chromium
 * @param without default flags of Playwright to leave out
 */
export function launchChromium(more: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
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
