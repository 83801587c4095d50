import type { Browser } from 'playwright-core'
import { eventName, pay } from './give.ts'
import { probe } from './load-page.ts'
import { percentile } from './numbers.ts'
import type { Row } from './table.ts'

const tag = 'fayre-total-raised'

/**
 * A gift on one screen, the total on another. The clock starts when the provider has charged the card, before the
 * server is told, because its webhook may be faster than the donor's browser.
 */
export async function measurePush(browser: Browser, demo: string, gifts: number): Promise<Row[]> {
  const page = await browser.newPage()
  try {
    await page.addInitScript({ path: probe })
    const socket = page.waitForEvent('websocket')
    await page.goto(`${demo}/demo/${eventName}/`)
    const opened = await socket
    await opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succeeded'))
    await page.evaluate(expected => window.bench.shown('fayre-total-raised', expected), '£[\\d,]+')
    // Waits for the read after the subscription, and for its count-up.
    await page.waitForTimeout(1500)
    const latencies: number[] = []
    for (let gift = 0; gift < gifts; gift++) {
      const seen = page.evaluate(element => window.bench.changed(element), tag)
      const confirm = await pay(demo)
      const paid = Date.now()
      await confirm()
      latencies.push((await seen) - paid)
      await page.waitForTimeout(1500)
    }
    return [
      { what: 'Gift paid until another page shows it, median', measured: percentile(latencies, 0.5), unit: 'ms' },
      {
        what: `Gift paid until another page shows it, p95 of ${gifts}`,
        measured: percentile(latencies, 0.95),
        unit: 'ms',
        budget: { most: 1000 },
      },
    ]
  } finally {
    await page.close()
  }
}
