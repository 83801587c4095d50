import type { Browser } from 'playwright-core'
import { throttleProcessor } from '../../browser/throttle.ts'
import { held } from '../held.ts'
import { processorSlowdown } from '../load-page.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { cardsProbe, framesDuring } from './frames-during.ts'
import type { LotsServer } from './start-server.ts'

/** Pixels, and pixels a second. */
const [distance, speed] = [12_000, 3000]

interface List {
  /** Below the event's address. */
  readonly path: string
  readonly what: string
}

/** Scrolls through a long list of the microsite as a finger does. */
export async function measureLongList(browser: Browser, server: LotsServer, { path, what }: List): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: cardsProbe })
    await page.goto(`${server.url}/${server.event}${path}`)
    await page.locator('.windowed').waitFor()
    await throttleProcessor(page, processorSlowdown)
    await page.waitForTimeout(2500)
    const session = await context.newCDPSession(page)
    const gesture = { x: 195, y: 600, yDistance: -distance, speed, preventFling: true }
    const frames = await framesDuring(page, () => session.send('Input.synthesizeScrollGesture', gesture))
    const cards = await page.evaluate(() => window.cards.all())
    await session.send('Performance.enable')
    const { nodes } = await held(session)
    return [
      { what: `${what}, frames a second while it is scrolled`, measured: frames.perSecond },
      { what: `${what}, p95 of a frame`, measured: percentile(frames.times, 0.95), unit: 'ms', budget: { most: 50 } },
      { what: `${what}, work of the main thread`, measured: frames.work, unit: '%' },
      { what: `${what}, cards in the document`, measured: cards.length, budget: { most: 60 } },
      { what: `${what}, nodes that are kept`, measured: nodes },
      {
        what: `${what}, screens without a card after the scroll`,
        measured: cards.some(card => card.inSight) ? 0 : 1,
        budget: { exactly: 0 },
      },
    ]
  } finally {
    await context.close()
  }
}
