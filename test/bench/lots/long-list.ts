import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { held } from '../held.ts'
import { processorSlowdown } from '../load-page.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { openUnobserved } from '../unobserved-page.ts'
import { cardsScript, framesOf } from './frames-during.ts'
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
  const url = `${server.url}/${server.event}${path}`
  const page = await openUnobserved(browser, url, { script: cardsScript, width: 390, height: 844 })
  try {
    while (!(await page.evaluate(() => window.cards.all().length))) await pause(200)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await pause(2500)
    const gesture = { x: 195, y: 600, yDistance: -distance, speed, preventFling: true }
    const frames = await framesOf(page, () => page.send('Input.synthesizeScrollGesture', gesture))
    const cards = await page.evaluate(() => window.cards.all())
    const { nodes } = await held(page)
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
    await page.close()
  }
}
