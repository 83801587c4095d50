import type { Page } from 'playwright-core'

/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const slow4g: NetworkSpeed = { download: 1600, upload: 750, latency: 150 }

export interface NetworkSpeed {
  /** kbit/s */
  readonly download: number
  readonly upload: number
  /** Milliseconds for the least answer. */
  readonly latency: number
}

/** Makes the page's processor so many times slower. */
export async function throttleProcessor(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
