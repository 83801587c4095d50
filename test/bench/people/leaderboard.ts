import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { serveHostPage } from '../../browser/host-page.ts'
import { processorSlowdown } from '../load-page.ts'
import { cardsScript, framesOf } from '../lots/frames-during.ts'
import type { LotsServer } from '../lots/start-server.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { undisturbed } from '../undisturbed.ts'
import { openUnobserved } from '../unobserved-page.ts'

export const rows = 200
const [perSecond, seconds] = [20, 5]

/** A board of 200 rows while gifts move somebody up twenty times a second. */
export async function measureLeaderboard(browser: Browser, server: LotsServer): Promise<Row[]> {
  const host = await serveHostPage({
    body: `<script type="module" src="${server.url}/leaderboard.js" data-host="."></script>
<fayre-leaderboard event="${server.event}" limit="${rows}"></fayre-leaderboard>`,
  })
  const page = await openUnobserved(browser, host.url, { script: cardsScript, width: 1440, height: 900 })
  try {
    while ((await page.evaluate(() => window.cards.amounts().length)) !== rows) await pause(200)
    // The socket, and the read that follows each subscription.
    await pause(3000)
    await page.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    const frames = await undisturbed(() => framesOf(page, () => server.ask({ do: 'give', perSecond, seconds })))
    // Lets the last row slide to its rank and its amount count up.
    await pause(1500)
    const amounts = await page.evaluate(() => window.cards.amounts())
    const isSorted = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0))
    const what = `leaderboard of ${rows}, ${perSecond} gifts a second`
    return [
      { what: `${what}, frames a second`, measured: frames.perSecond, budget: { least: 58 } },
      { what: `${what}, p99 of a frame`, measured: percentile(frames.times, 0.99), unit: 'ms' },
      { what: `${what}, work of the main thread`, measured: frames.work, unit: '%' },
      { what: `${what}, boards in a wrong order at the end`, measured: isSorted ? 0 : 1, budget: { exactly: 0 } },
    ]
  } finally {
    await page.close()
    host.close()
  }
}
