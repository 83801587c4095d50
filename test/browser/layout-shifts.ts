import type { Page } from 'playwright-core'

/** Watches each of the page's documents for layout shifts that no press or key has caused. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${(node as Element | null)?.className ?? ''} from ${at(from)} to ${at(to)}`,
        )
        if (!hadRecentInput) shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** What has shifted in the document so far. */
export function shiftsOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (window as Window & { shifts?: string[] }).shifts)
}
