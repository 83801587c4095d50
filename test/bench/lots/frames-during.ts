import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { sum } from '../numbers.ts'
import type { UnobservedPage } from '../unobserved-page.ts'

/** The result of `fixtures/cards.js`. */
interface Cards {
  all(): { id: string; amount: string; inSight: boolean }[]
  frames(): void
  stop(): number[]
  watch(): void
  seen(): [id: string, amount: string, at: number][]
}

declare global {
  interface Window {
    cards: Cards
  }
}

export const cardsProbe = fileURLToPath(new URL('../fixtures/cards.js', import.meta.url))

export interface Frames {
  /** Milliseconds from one frame to the next. */
  readonly times: readonly number[]
  readonly perSecond: number
  /**
   * Per cent of the time that the page's main thread worked, by its own clock. Unlike the frames, it does not depend
   * on other work of the machine.
   */
  readonly work: number
}

/** The probe's script. */
export const cardsScript = readFileSync(cardsProbe, 'utf8')

export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<Frames> {
  const session = await page.context().newCDPSession(page)
  try {
    return await framesOf(
      { send: (method, params) => session.send(method as never, params as never), evaluate: act => page.evaluate(act) },
      act,
    )
  } finally {
    await session.detach()
  }
}

export async function framesOf(
  page: Pick<UnobservedPage, 'send' | 'evaluate'>,
  act: () => Promise<unknown>,
): Promise<Frames> {
  await page.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  await page.evaluate(() => window.cards.frames())
  const before = await worked()
  await act()
  const seconds = (await worked()) - before
  const times = await page.evaluate(() => window.cards.stop())
  const time = sum(times)
  return { times, perSecond: (times.length / time) * 1000, work: (seconds / time) * 1e5 }
}
