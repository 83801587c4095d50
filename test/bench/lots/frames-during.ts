import { readFileSync } from 'node:fs'
import { sum } from '../numbers.ts'
import type { UnobservedPage } from '../unobserved-page.ts'
import type { Pushed } from './start-server.ts'

/** The result of `fixtures/cards.js`. */
interface Cards {
  amounts(): number[]
  all(): { id: string; amount: string; inSight: boolean }[]
  frames(): void
  stop(): number[]
  watch(): void
  seen(): [id: string, amount: string, at: number][]
  brought(): Pushed[]
}

declare global {
  interface Window {
    cards: Cards
  }
}

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
export const cardsScript = readFileSync(new URL('../fixtures/cards.js', import.meta.url), 'utf8')

export async function framesOf(page: UnobservedPage, act: () => Promise<unknown>): Promise<Frames> {
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
