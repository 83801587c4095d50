import type { Browser } from 'playwright-core'
import { serveHostPage } from '../../browser/host-page.ts'
import { throttleProcessor } from '../../browser/throttle.ts'
import { processorSlowdown } from '../load-page.ts'
import { cardsProbe, framesDuring } from '../lots/frames-during.ts'
import type { LotsServer } from '../lots/start-server.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { undisturbed } from '../undisturbed.ts'

export const rows = 200
const [perSecond, seconds] = [20, 5]

/** A board of 200 rows while gifts move somebody up twenty times a second. */
export async function measureLeaderboard(browser: Browser, server: LotsServer): Promise<Row[]> {
  const host = await serveHostPage({
    body: `<script type="module" src="${server.url}/leaderboard.js" data-host="."></script>
<fayre-leaderboard event="${server.event}" limit="${rows}"></fayre-leaderboard>`,
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: cardsProbe })
    const subscribed = page
      .waitForEvent('websocket')
      .then(socket =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscription_succ')),
      )
    await page.goto(host.url)
    const board = page.locator('fayre-leaderboard')
    await board
      .getByRole('listitem')
      .nth(rows - 1)
      .waitFor()
    await subscribed
    await throttleProcessor(page, processorSlowdown)
    // The read that follows each subscription.
    await page.waitForTimeout(2500)
    const frames = await undisturbed(() => framesDuring(page, () => server.ask({ do: 'give', perSecond, seconds })))
    // Lets the last row slide to its rank and its amount count up.
    await page.waitForTimeout(1500)
    const shown = await board.locator('.giving-board-amount').allInnerTexts()
    const amounts = shown.map(text => Number(text.replace(/[£,]/g, '')))
    const isSorted = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0))
    const what = `leaderboard of ${rows}, ${perSecond} gifts a second`
    return [
      { what: `${what}, frames a second`, measured: frames.perSecond, budget: { least: 58 } },
      { what: `${what}, p99 of a frame`, measured: percentile(frames.times, 0.99), unit: 'ms' },
      { what: `${what}, work of the main thread`, measured: frames.work, unit: '%' },
      { what: `${what}, boards in a wrong order at the end`, measured: isSorted ? 0 : 1, budget: { exactly: 0 } },
    ]
  } finally {
    await context.close()
    host.close()
  }
}
