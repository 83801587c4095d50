import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { builderDefinitions } from '../../.build/definitions-file.ts'
import type { Definition } from '../../host-demo/pages/builder/definition.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { builtEntry, sentSize } from './built.ts'
import { isData, type Load, loadPage, medianOf, roundTrips } from './load-page.ts'
import { median, sum } from './numbers.ts'
import { type BenchPage, type Block, blocks, vanilla, withShortSnippet, withSnippet } from './pages.ts'
import type { SlowPath } from './slow-path.ts'
import type { Row } from './table.ts'
import { undisturbed } from './undisturbed.ts'

/** Budgets in kB of code before the first content. */
const bytes: Readonly<Record<Block, number>> = {
  'total-raised': 14,
  'donation-progress': 14,
  'donation-form': 27,
  'auction-lots': 24,
  tickets: 24,
  'pledge-list': 24,
  'individual-giving': 24,
  leaderboard: 24,
}
/** Budgets relative to the time of the vanilla element. */
const ratios: Partial<Record<Block, number>> = {
  'total-raised': 0.72,
  'donation-form': 0.86,
  'auction-lots': 0.9,
  tickets: 0.9,
  'pledge-list': 0.9,
  'individual-giving': 0.9,
  leaderboard: 0.9,
}
const copies = 50

const definitions = await builderDefinitions(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''))
const ten = { limit: '10' }
const attributes: Partial<Record<Block, Readonly<Record<string, string>>>> = {
  'auction-lots': ten,
  'pledge-list': ten,
  'individual-giving': ten,
  leaderboard: ten,
}
const snippets = new Map(
  blocks.map(block => [block, withSnippet(definitionOf(block), { attributes: attributes[block] ?? {} })]),
)
const short = withShortSnippet(definitionOf('total-raised'))
const fifty = withSnippet(definitionOf('total-raised'), { copies })

export const benchPages: readonly BenchPage[] = [vanilla, ...snippets.values(), short, fifty]

/** Loads all pages in turn, so that a busy moment affects all of them, and compares within each round. */
export async function measureFirstContent(browser: Browser, path: SlowPath, rounds: number): Promise<Row[]> {
  // A new browser loads code and fonts of its own first.
  await loadPage(browser, path, vanilla)
  const loads = new Map(benchPages.map(page => [page, [] as Load[]]))
  for (let round = 0; round < rounds; round++) {
    for (const [page, done] of loads) done.push(await undisturbed(() => loadPage(browser, path, page)))
  }
  const of = (page: BenchPage | undefined) => (page && loads.get(page)) ?? []
  const ratio = (page: BenchPage | undefined, to: BenchPage | undefined) =>
    median(of(page).map((load, round) => load.content / (of(to)[round]?.content ?? Number.NaN)))

  return [
    ...blocks.flatMap(name => bytesOf(name, of(snippets.get(name)))),
    ...blocks.flatMap(name => requestsOf(name, of(snippets.get(name)))),
    {
      what: 'donation-form, files that the whole form may load after its first',
      // At most one language is loaded besides English.
      measured: builtEntry('donation-form').lazy.filter(({ file }) => !/\.\w\w-/.test(file)).length,
      budget: { most: 6 },
    },
    ...fiftyRows(of(fifty), ratio(fifty, snippets.get('total-raised'))),
    { what: 'Vanilla element, time to content', measured: medianOf(of(vanilla), load => load.content), unit: 'ms' },
    ...blocks.map(name => againstVanilla(`${name}, fast snippet`, ratio(snippets.get(name), vanilla), ratios[name])),
    againstVanilla('total-raised, snippet of two lines', ratio(short, vanilla), 0.85),
    ...blocks.flatMap(name => calmness(name, of(snippets.get(name)))),
  ]
}

function bytesOf(name: Block, loads: readonly Load[]): Row[] {
  const code = (load: Load) => load.requests.filter(request => request.beforeContent && !isData(request))
  const data = (load: Load) => load.requests.filter(request => request.beforeContent && isData(request))
  const kilobytes = (requests: Load['requests']) => sum(requests.map(request => request.size)) / 1000
  const { file, lazy } = builtEntry(name)
  const unexpected = loads.flatMap(code).filter(({ path }) => path.slice(1) !== file)
  return [
    {
      what: `${name}, code before content`,
      measured: medianOf(loads, load => kilobytes(code(load))),
      unit: 'kB',
      digits: 1,
      budget: { most: bytes[name] },
    },
    {
      what: `${name}, files before content beside its script`,
      measured: unexpected.length,
      budget: { exactly: 0 },
    },
    {
      what: `${name}, data before content (not packed by the demo)`,
      measured: medianOf(loads, load => kilobytes(data(load))),
      unit: 'kB',
      digits: 1,
    },
    {
      what: `${name}, code that may come later`,
      measured: sum(lazy.map(later => sentSize(later.file))) / 1000,
      unit: 'kB',
      digits: 1,
    },
  ]
}

function requestsOf(name: Block, loads: readonly Load[]): Row[] {
  const early = (load: Load) => load.requests.filter(request => request.beforeContent)
  return [
    { what: `${name}, requests before content`, measured: medianOf(loads, load => early(load).length) },
    {
      what: `${name}, round trips before content`,
      measured: medianOf(loads, load => roundTrips(early(load))),
      budget: { most: 1 },
    },
  ]
}

/** The total is read again once the socket is connected, because a gift may have come in between. */
function fiftyRows(loads: readonly Load[], ratio: number): Row[] {
  const asked = (endpointPath: string, only: (request: Load['requests'][number]) => boolean = () => true) =>
    Math.max(
      ...loads.map(
        load =>
          load.requests.filter(request => request.path.startsWith(apiPath + endpointPath) && only(request)).length,
      ),
    )
  return [
    {
      what: `${copies} blocks, settings requests`,
      measured: asked(endpoints.blockSettings.path),
      budget: { exactly: 1 },
    },
    {
      what: `${copies} blocks, total requests before content`,
      measured: asked(endpoints.donationTotal.path, request => request.beforeContent),
      budget: { exactly: 1 },
    },
    {
      what: `${copies} blocks, sockets`,
      measured: Math.max(...loads.map(load => load.sockets)),
      budget: { exactly: 1 },
    },
    { what: `${copies} blocks, time against one`, measured: ratio, digits: 2, budget: { most: 1.3 } },
  ]
}

function againstVanilla(what: string, measured: number, most: number | undefined): Row {
  return { what: `${what}, time against vanilla`, measured, digits: 2, ...(most !== undefined && { budget: { most } }) }
}

function calmness(name: Block, loads: readonly Load[]): Row[] {
  return [
    {
      what: `${name}, layout shift`,
      measured: Math.max(...loads.map(load => load.shift)),
      digits: 3,
      budget: { exactly: 0 },
    },
    {
      what: `${name}, blocking time`,
      measured: medianOf(loads, load => load.blocking),
      unit: 'ms',
      budget: { most: 80 },
    },
  ]
}

function definitionOf(block: Block): Definition {
  const definition = definitions.find(({ tag }) => tag === block)
  if (!definition) throw new Error(`There is no block ${block}`)
  return definition
}
