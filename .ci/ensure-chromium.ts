import { chromiumAdvice, findChromium } from '../test/browser/chromium.ts'
import { installFromDebian } from './debian.ts'
import { type Ensure, run } from './steps.ts'

/** Found on the machine, else installed from Debian's packages by root, else by Playwright. */
export const ensureChromium: Ensure = async () => {
  if (findChromium()) return undefined
  await installFromDebian('chromium')
  if (findChromium()) return undefined
  await run('playwright-core', 'install', '--no-shell', 'chromium')
  return findChromium() ? undefined : chromiumAdvice
}
