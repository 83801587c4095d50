import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the microsite's worker has stored everything that this page has loaded. */
export async function keptForOffline(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
      const isCode = (path: string) => !path.startsWith('/api/') && !path.endsWith('.json')
      const parts = loaded.filter(({ origin, pathname }) => origin === location.origin && isCode(pathname))
      const wanted = [location.origin + location.pathname, ...parts.map(({ href }) => href)]
      const kept = await Promise.all(wanted.map(one => caches.match(one, { ignoreVary: true })))
      return wanted.filter((_, at) => !kept[at])
    })
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}
