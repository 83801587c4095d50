import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { throttleProcessor } from '../browser/throttle.ts'
import { builtEntry, sentSize } from './built.ts'
import { held } from './held.ts'
import { loadPage, openSlowed, processorSlowdown, roundTrips, sentRequests } from './load-page.ts'
import { median } from './numbers.ts'
import { vanilla } from './pages.ts'
import type { SlowPath } from './slow-path.ts'
import type { Row } from './table.ts'
import { undisturbed } from './undisturbed.ts'

const event = 'moonlight-ball'
/** `read`: budget for the time until text can be read, relative to the vanilla element. */
const home = { path: `/${event}`, name: 'microsite home', read: 0.9 }
const content = { path: `/${event}/about`, name: 'microsite content page', read: undefined }
const fundraiser = {
  path: '/riverside-10k/individual-giving/priya-nair',
  name: 'microsite fundraiser’s page',
  read: 0.9,
}
/** Screens that the visitor switches between. */
const screens = ['/faq', '/about', '/sign-in', '/']
const changes = 200
/** Milliseconds for everything that a page loads late: pictures, realtime, the release watch. */
const afterwards = 4000

/** The microsite over the slow link, with an empty cache, on a phone and a desktop. */
export async function measureMicrosite(browser: Browser, path: SlowPath, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path: address, name, read: mostToRead } of [home, content, fundraiser]) {
    const loads: (Awaited<ReturnType<typeof load>> & { vanilla: number })[] = []
    for (let round = 0; round < rounds; round++) {
      const { content } = await undisturbed(() => loadPage(browser, path, vanilla))
      const width = round % 2 ? 1440 : 390
      const one = await undisturbed(() => load(browser, path, address, width))
      loads.push({ ...one, vanilla: content })
    }
    const of = (figure: (one: (typeof loads)[number]) => number) => loads.map(figure)
    const isHome = name === home.name
    rows.push(
      {
        what: `${name}, script before content`,
        measured: Math.max(...of(({ script }) => script)) / 1000,
        unit: 'kB',
        digits: 1,
        ...(isHome && { budget: { most: 40 } }),
      },
      {
        what: `${name}, round trips before content, after the page`,
        measured: median(of(({ trips }) => trips)),
        budget: { most: 2 },
      },
      { what: `${name}, time until words can be read`, measured: median(of(({ read }) => read)), unit: 'ms' },
      { what: `${name}, time until the microsite stands`, measured: median(of(({ stands }) => stands)), unit: 'ms' },
      {
        what: `${name}, words can be read, time against vanilla`,
        measured: median(of(({ read, vanilla }) => read / vanilla)),
        digits: 2,
        ...(mostToRead !== undefined && { budget: { most: mostToRead } }),
      },
      {
        what: `${name}, stands, time against vanilla`,
        measured: median(of(({ stands, vanilla }) => stands / vanilla)),
        digits: 2,
        ...(isHome && { budget: { most: 1.45 } }),
      },
      {
        what: `${name}, requests until it is idle`,
        measured: Math.max(...of(({ requests }) => requests)),
        ...(isHome && { budget: { most: 25 } }),
      },
      {
        what: `${name}, blocking time`,
        measured: median(of(({ blocking }) => blocking)),
        unit: 'ms',
        ...(isHome && { budget: { most: 200 } }),
      },
      {
        what: `${name}, layout shift`,
        measured: Math.max(...of(({ shift }) => shift)),
        digits: 3,
        budget: { exactly: 0 },
      },
    )
  }
  return [...rows, screenRow()]
}

/** Switches screens: how soon each shows something, and how much memory two hundred switches leave behind. */
export async function measureRoutes(browser: Browser, demo: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.goto(`${demo}/${event}/`)
    await page.locator('fayre-microsite main.microsite-main').waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    // Warm-up, so that what is created once exists when the counting begins.
    for (let round = 0; round < 5; round++) await goAround(page)
    await page.waitForTimeout(afterwards)
    await throttleProcessor(page, processorSlowdown)
    const times = [...(await goAround(page)), ...(await goAround(page))]
    await throttleProcessor(page, 1)
    const before = await held(session)
    for (let done = 0; done < changes; done += screens.length) await goAround(page)
    await page.waitForTimeout(afterwards)
    const after = await held(session)
    const grown = (what: string, measured: number): Row => ({
      what: `${changes} route changes, ${what} grown`,
      measured: Math.max(0, measured),
      budget: { exactly: 0 },
    })
    return [
      { what: 'route change, first paint (median)', measured: median(times), unit: 'ms', budget: { most: 100 } },
      { what: 'route change, first paint (slowest)', measured: Math.max(...times), unit: 'ms' },
      grown('listeners', after.listeners - before.listeners),
      grown('nodes', after.nodes - before.nodes),
      {
        what: `${changes} route changes, heap grown`,
        measured: (after.heap - before.heap) / 1e6,
        unit: 'MB',
        digits: 2,
        budget: { most: 5 },
      },
    ]
  } finally {
    await context.close()
  }
}

/** Visits each screen once. Milliseconds from the click to the next frame. */
async function goAround(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const screen of screens) {
    times.push(
      await page.evaluate(async href => {
        const root = document.querySelector('fayre-microsite')?.shadowRoot
        const link = Object.assign(document.createElement('a'), { href })
        root?.querySelector('footer')?.append(link)
        const begun = performance.now()
        link.click()
        link.remove()
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        return performance.now() - begun
      }, `/${event}${screen}`),
    )
    await page.waitForFunction(
      () => !document.querySelector('fayre-microsite')?.shadowRoot?.querySelector('main [aria-busy="true"]'),
    )
  }
  return times
}

async function load(browser: Browser, path: SlowPath, address: string, width: number) {
  const before = path.requests()
  const page = await openSlowed(browser, `${path.origins.demo}${address}`, width)
  try {
    // The server's page has no shadow root, and shows its text earlier.
    const stands = await page.evaluate(() => window.bench.shown('fayre-microsite', '[£\\w]{3}[^]*Privacy'))
    await pause(afterwards)
    const { shift, blocking } = await page.evaluate(() => ({ ...window.bench }))
    const requests = path.requests() - before
    const read = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const early = (await sentRequests(page, path.origins.demo, stands)).filter(one => one.beforeContent)
    const scripts = early.filter(({ path }) => /^\/(microsite|c\/[\w-]+)\.js$/.test(path))
    const needed = early.filter(one => scripts.includes(one) || /^\/api\/v1\/(app\/settings|pages)/.test(one.path))
    const script = scripts.reduce((sum, { size }) => sum + size, 0)
    return { shift, blocking, requests, read, stands, script, trips: roundTrips(needed) }
  } finally {
    await page.close()
  }
}

/** The code that the heaviest other screen adds. */
function screenRow(): Row {
  const screens = readdirSync(new URL('../../src/microsite/screens', import.meta.url), { recursive: true })
  const names = new Set(screens.map(file => basename(String(file), '.tsx')))
  const own = builtEntry('microsite').lazy.filter(({ parts }) => parts.some(part => names.has(part)))
  const [heaviest] = own
    .map(({ file }) => ({ file, size: sentSize(file) / 1000 }))
    .sort((one, other) => other.size - one.size)
  return {
    what: `microsite, heaviest further screen (${heaviest?.file.replace(/^c\/|-\w{7}\.js$/g, '')})`,
    measured: heaviest?.size ?? Number.NaN,
    unit: 'kB',
    digits: 1,
    budget: { most: 15 },
  }
}
