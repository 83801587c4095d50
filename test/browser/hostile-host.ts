import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { named } from '../hosts/condition.ts'
import { cssConditions } from '../hosts/css-conditions.ts'
import { hostilePage } from '../hosts/hostile-page.ts'
import { scriptConditions } from '../hosts/script-conditions.ts'
import { serveHostPage } from './host-page.ts'

/** Pairs of conditions of the matrix: a style and a script that a stranger's page may have. */
export const hostileHosts = [
  ['everything unset', 'polluted prototypes'],
  ['slots, frames and fields hidden', 'frozen intrinsics'],
] as const

/** Serves a stranger's page with blocks and conditions of the matrix, until the test has finished. Returns its address. */
export async function serveHostile(demo: string, blocks: string, [css, script]: readonly [string, string]) {
  const conditions = { css: named(cssConditions, css), script: named(scriptConditions, script) }
  const host = await serveHostPage(hostilePage(conditions, demo, blocks))
  onTestFinished(() => host.close())
  return host.url
}

/** Collects the blocks' events that a page receives: their names without the prefix, and their details. */
export async function hear(page: Page, names: readonly string[]): Promise<() => Promise<[string, unknown][]>> {
  await page.addInitScript(names => {
    const heard: [string, unknown][] = []
    Object.assign(window, { heard })
    for (const name of names) {
      document.addEventListener(`fayre-${name}`, event => heard.push([name, (event as CustomEvent).detail]))
    }
  }, names)
  return () => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)
}
