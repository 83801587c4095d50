import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { apiPath } from '../../src/api/endpoint.ts'
import { median } from './numbers.ts'
import type { BenchPage } from './pages.ts'
import type { SlowPath } from './slow-path.ts'
import { openUnobserved, type UnobservedPage } from './unobserved-page.ts'

/** The result of `fixtures/probe.js`. */
interface Probe {
  readonly shift: number
  readonly blocking: number
  shown(tag: string, expected: string): Promise<number>
  changed(tag: string): Promise<number>
}

declare global {
  interface Window {
    bench: Probe
  }
}

export interface Load {
  /** Milliseconds from the navigation to the first frame with the content. */
  readonly content: number
  readonly shift: number
  readonly blocking: number
  /** Requests to the block's origin, in their order, without preflights. */
  readonly requests: readonly Request[]
  readonly sockets: number
}

export interface Request {
  readonly path: string
  /** Bytes as sent, without headers. */
  readonly size: number
  readonly start: number
  readonly end: number
  readonly beforeContent: boolean
}

export const processorSlowdown = 4
export const probe = fileURLToPath(new URL('fixtures/probe.js', import.meta.url))
const script = readFileSync(probe, 'utf8')
/** Milliseconds of silence after which a page counts as loaded. */
const quiet = 900
const timeLimit = 30_000

/** The server sends a phone the fallback fonts of its system. Debian's Liberation Sans is as wide as an iPhone's. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Opens an address as a visitor does, on a slowed processor, with what `fixtures/probe.js` measures. */
export const openSlowed = (browser: Browser, url: string, width = 390): Promise<UnobservedPage> =>
  openUnobserved(browser, url, { script, width, height: 844, slowdown: processorSlowdown, userAgent })

/** Opens a page with an empty cache, over the slow link and on a slowed processor, and waits until it is idle. */
export async function loadPage(browser: Browser, path: SlowPath, bench: BenchPage): Promise<Load> {
  const before = path.sockets()
  const page = await openSlowed(browser, path.address(bench))
  try {
    const content = await withDeadline(
      page.evaluate((tag, expected) => window.bench.shown(tag, expected), bench.tag, bench.expected),
    )
    await settle(page)
    const { shift, blocking } = await page.evaluate(() => ({ ...window.bench }))
    const sockets = path.sockets() - before
    return { content, shift, blocking, sockets, requests: await sentRequests(page, path.origins.demo, content) }
  } finally {
    await page.close()
  }
}

/** The longest chain of code and data requests that each wait for the previous one. */
export function roundTrips(requests: readonly Request[]): number {
  const depths = new Map<Request, number>()
  for (const request of requests) {
    const before = requests.filter(other => other.end <= request.start)
    depths.set(request, 1 + Math.max(0, ...before.map(other => depths.get(other) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

export const isData = ({ path }: Request): boolean => path.startsWith(apiPath)

/** The median of a figure over several loads. */
export const medianOf = (loads: readonly Load[], figure: (load: Load) => number): number => median(loads.map(figure))

/** The page's requests to an origin. @param content milliseconds since the navigation */
export async function sentRequests(page: UnobservedPage, origin: string, content: number): Promise<Request[]> {
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // What was preloaded and is then used has a second entry, of the cache.
      .filter(entry => !('deliveryType' in entry && entry.deliveryType === 'cache'))
      .map(entry => entry.toJSON() as Record<'name' | 'encodedBodySize' | 'startTime' | 'responseEnd', never>),
  )
  return entries
    .filter(({ name }) => String(name).startsWith(`${origin}/`))
    .map(({ name, encodedBodySize, startTime, responseEnd }) => ({
      path: String(name).slice(origin.length),
      size: Number(encodedBodySize),
      start: Number(startTime),
      end: Number(responseEnd),
      beforeContent: Number(responseEnd) <= content,
    }))
    .sort((one, other) => one.start - other.start)
}

async function settle(page: UnobservedPage): Promise<void> {
  for (let seen = -1, tries = 0; tries < 8; tries++) {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (count === seen) return
    seen = count
    await wait(quiet)
  }
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`A page has shown no content within ${timeLimit / 1000} s`)), timeLimit)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
