import { chromiumAdvice, findChromium, findHeadlessShell } from '../test/browser/chromium.ts'
import { installFromDebian } from './debian.ts'
import { type Ensure, run } from './steps.ts'

/** Installs what is missing: the headless shell and Chromium from Debian if root, else Playwright's Chromium. */
export const ensureChromium: Ensure = async () => {
  if (!findHeadlessShell()) await installFromDebian('chromium-headless-shell')
  if (!findChromium()) await installFromDebian('chromium')
  if (findChromium()) return undefined
  await run('playwright-core', 'install', '--no-shell', 'chromium')
  return findChromium() ? undefined : chromiumAdvice
}
