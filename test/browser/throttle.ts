import type { Page } from 'playwright-core'

/** Slow 4G, as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slow4g: NetworkSpeed = { download: 1600, upload: 750, latency: 150 }

export interface NetworkSpeed {
  /** kbit/s */
  readonly download: number
  readonly upload: number
  /** Round trip in milliseconds. */
  readonly latency: number
}

/** Slows the page's processor down by a factor. */
export async function throttleProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
