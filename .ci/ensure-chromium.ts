import { chromiumAdvice, findChromium } from '../test/browser/chromium.ts'
import { installFromDebian } from './debian.ts'
import { type Ensure, run } from './steps.ts'

/** Uses the installed browser, else installs Debian's package if root, else Playwright's. */
export const ensureChromium: Ensure = async () => {
  if (findChromium()) return undefined
  await installFromDebian('chromium')
  if (findChromium()) return undefined
  await run('playwright-core', 'install', '--no-shell', 'chromium')
  return findChromium() ? undefined : chromiumAdvice
}
