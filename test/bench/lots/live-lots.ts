import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { formatMoney } from '../../../src/lib/money.ts'
import { serveHostPage } from '../../browser/host-page.ts'
import { processorSlowdown } from '../load-page.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { undisturbed } from '../undisturbed.ts'
import { openUnobserved, type UnobservedPage } from '../unobserved-page.ts'
import { cardsScript, type Frames, framesOf } from './frames-during.ts'
import type { LotsServer, Pushed } from './start-server.ts'

const [perSecond, seconds] = [1000, 5]
const typed = 'The bid that wins is the last one. '.repeat(2)

/** 200 cards in two blocks of a page, while each lot is bid on five times a second and somebody types. */
export async function measureLiveLots(browser: Browser, server: LotsServer): Promise<Row[]> {
  const categories = ['first', 'second']
  for (const category of categories) await server.ask({ do: 'lots', count: 100, category })
  // A page that Playwright fulfils has no address, and Chromium does not let it open a socket to this machine.
  const host = await serveHostPage({
    body: `<input aria-label="Note">
<script type="module" src="${server.url}/auction-lots.js" data-host="."></script>
${categories.map(category => `<fayre-auction-lots event="${server.event}" category="${category}" limit="100"></fayre-auction-lots>`).join('\n')}`,
  })
  const page = await openUnobserved(browser, host.url, { script: cardsScript, width: 1440, height: 900 })
  try {
    while ((await page.evaluate(() => window.cards?.all().length)) !== 200) await pause(200)
    // The socket, and the read that follows each subscription.
    await pause(3000)
    await page.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    const idle = await framesOf(page, () => pause(seconds * 1000))
    // An evening is much longer than the seconds in which the browser compiles the code, so those are not measured.
    const first = await framesOf(page, () => server.ask({ do: 'push', perSecond, seconds }))
    return rowsOf(idle, first, await undisturbed(() => bidAndType(page, server)))
  } finally {
    await page.close()
    host.close()
  }
}

interface Busy {
  readonly frames: Frames
  /** Bids a second. */
  readonly pushed: number
  /** Milliseconds from the server to the card. */
  readonly lags: readonly number[]
  /** Milliseconds of those from the socket's message to the card. */
  readonly onPage: readonly number[]
  readonly lost: number
  readonly wrong: number
}

async function bidAndType(page: UnobservedPage, server: LotsServer): Promise<Busy> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    window.cards.watch()
    const note = document.querySelector('input')
    if (note) note.value = ''
    note?.focus()
  })
  let pushed: Pushed[] = []
  const frames = await framesOf(page, async () => {
    const pushing = server.ask<Pushed[]>({ do: 'push', perSecond, seconds })
    await type(page, typed)
    pushed = await pushing
  })
  await pause(500)
  const seen = await page.evaluate(() => window.cards.seen())
  const brought = await page.evaluate(() => window.cards.brought())
  const last = new Map(pushed.map(({ id, price }) => [id, amountOf(price)]))
  const inSight = async () => (await page.evaluate(() => window.cards.all())).filter(card => card.inSight)
  const atTop = await inSight()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await pause(500)
  const shown = [...atTop, ...(await inSight())]
  const time = (pushed.at(-1)?.at ?? 0) - (pushed[0]?.at ?? 0)
  return {
    frames,
    pushed: (pushed.length / time) * 1000,
    lags: lagsOf(pushed, seen),
    onPage: lagsOf(brought, seen),
    lost: typed.length - (await page.evaluate(() => document.querySelector('input')?.value ?? '')).length,
    wrong: shown.filter(({ id, amount }) => last.get(id) !== amount).length,
  }
}

async function type(page: UnobservedPage, text: string): Promise<void> {
  for (const key of text) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp' })
    await pause(40)
  }
}

function rowsOf(idle: Frames, first: Frames, busy: Busy): Row[] {
  const what = `200 cards, ${perSecond} bids a second`
  const lag = percentile(busy.lags, 0.95)
  const onPage = percentile(busy.onPage, 0.95)
  return [
    { what: '200 cards at rest, frames a second', measured: idle.perSecond },
    { what: `${what}, frames a second in their first ${seconds} s`, measured: first.perSecond },
    { what: `${what}, bids that were sent`, measured: busy.pushed, budget: { least: perSecond * 0.98 } },
    { what: `${what}, frames a second`, measured: busy.frames.perSecond, budget: { least: 58 } },
    { what: `${what}, p99 of a frame`, measured: percentile(busy.frames.times, 0.99), unit: 'ms' },
    { what: `${what}, work of the main thread`, measured: busy.frames.work, unit: '%' },
    { what: `${what}, from the message to the card, p95`, measured: onPage, unit: 'ms', budget: { most: 30 } },
    { what: `${what}, from the server to the card, p95`, measured: lag, unit: 'ms' },
    { what: `${what}, typed characters lost`, measured: busy.lost, budget: { exactly: 0 } },
    { what: `${what}, cards in sight with an old price`, measured: busy.wrong, budget: { exactly: 0 } },
  ]
}

const amountOf = (minor: number) => formatMoney({ minor, currency: 'GBP', decimals: 2 }, 'en-GB')

/** Milliseconds from when a price was pushed, or brought by the socket, until a card shows it. */
function lagsOf(pushed: readonly Pushed[], seen: ReturnType<Window['cards']['seen']>): number[] {
  const sent = new Map(pushed.map(({ id, price, at }) => [`${id} ${amountOf(price)}`, at]))
  return seen.flatMap(([id, amount, at]) => {
    const from = sent.get(`${id} ${amount}`)
    return from === undefined ? [] : [at - from]
  })
}
