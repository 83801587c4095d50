import type { Page } from 'playwright-core'

/** Watches each of the page's documents for layout shifts that no press or key has caused. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has shifted in the document so far. */
export function shiftsOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (window as Window & { shifts?: string[] }).shifts)
}
