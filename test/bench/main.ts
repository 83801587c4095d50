/**
 * Measures figures against budgets: `npm run bench -- [--quick] [--only "lots, auction"] [--write]`. Exits with 1 when a
 * budget is missed or a part could not be measured.
 */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchWholeChromium } from '../browser/chromium.ts'
import { type Demo, startDemo } from '../browser/demo.ts'
import { slow4g } from '../browser/throttle.ts'
import { findPostgresql, postgresqlAdvice, startPostgresql } from '../postgresql.ts'
import { measureAuction } from './auction/auction.ts'
import { isBuilt } from './built.ts'
import { makeCertificate } from './certificate.ts'
import { measureDonors } from './donors.ts'
import { benchPages, measureFirstContent } from './first-content.ts'
import { measureLeaks } from './leaks.ts'
import { processorSlowdown } from './load-page.ts'
import { measureLots } from './lots/lots.ts'
import { fixedWork } from './machine-speed.ts'
import { measureMicrosite, measureRoutes } from './microsite.ts'
import { measureOutages } from './outages.ts'
import { measurePeople } from './people/people.ts'
import { measurePush } from './push.ts'
import { writeReadme } from './readme.ts'
import { measureSale } from './sale/sale.ts'
import { measureServerLimits } from './server-limits.ts'
import { measureSignIns } from './sign-ins.ts'
import { type SlowPath, startSlowPath } from './slow-path.ts'
import { asTable, isMissed, type Row } from './table.ts'
import { fillToTen } from './ten-entries.ts'
import { measureWatchers } from './watchers.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [rounds, gifts, watchers, seconds] = options.quick ? [3, 8, 500, 3] : [15, 20, 2000, 5]
const outages = options.quick ? [3] : [3, 20, 50]
if (options.write && options.only) throw new Error('Only the whole bench is written to README.md')
const only = options.only?.split(',').map(name => name.trim())

if (!isBuilt()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
process.env.FAYRE_BUILT = 'yes'

const certificate = makeCertificate()
const browser = await launchWholeChromium([certificate.trust])
const chromium = browser.version()

type Part = (demo: Demo) => Promise<Row[]>

/** Parts that share one demo. */
const onDemo: Readonly<Record<string, Part>> = {
  async 'first content'({ url }) {
    await fillToTen(url)
    return onSlowPath(url, path => measureFirstContent(browser, path, rounds))
  },
  microsite: ({ url }) => onSlowPath(url, path => measureMicrosite(browser, path, rounds)),
  routes: ({ url }) => measureRoutes(browser, url),
  pushes: ({ url }) => measurePush(browser, url, gifts),
  leaks: ({ url }) => measureLeaks(browser, url),
  'sign-ins': ({ url }) => measureSignIns(url),
  'donors on PGlite': ({ url }) => measureDonors(url, 'PGlite'),
}
const others: Readonly<Record<string, () => Promise<Row[]>>> = {
  lots: () => measureLots(browser),
  people: () => measurePeople(browser),
  'donors on PostgreSQL': donorsOnPostgresql,
  watchers: () => measureWatchers(watchers, seconds),
  auction: () => measureAuction(options.quick),
  'opening of a sale': measureSale,
  'server limits': measureServerLimits,
  outages: () => measureOutages(watchers, outages),
}
const unknown = only?.filter(name => !(name in onDemo || name in others)) ?? []
if (unknown.length) throw new Error(`The bench has ${Object.keys({ ...onDemo, ...others }).join(', ')}, not ${unknown}`)

const rows: Row[] = []
const speeds: number[] = []
const demoParts = Object.entries(onDemo).filter(isAsked)
if (demoParts.length) {
  const demo = await startDemo()
  for (const [name, part] of demoParts) rows.push(...(await measured(name, () => part(demo))))
  await demo.stop()
}
for (const [name, part] of Object.entries(others).filter(isAsked)) rows.push(...(await measured(name, part)))
await browser.close()

const missed = rows.filter(isMissed)
const { download, upload, latency } = slow4g
const report = `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${chromium}, ${cpus().length} processor cores (load average ${loadavg()[0]?.toFixed(1)}; above ${cpus().length} times suffer; a fixed piece of work took ${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)} ms before the parts) slowed ${processorSlowdown} times in the browser, over TLS and HTTP/2 at ${latency} ms there and back, ${download} kbit/s down and ${upload} kbit/s up, 50 ms for each answer of the API; medians of ${rounds} loads with an empty cache; kB are 1,000 bytes in brotli.

${asTable(rows)}
`
console.log(`\n${report}`)
if (options.write) writeReadme(report)
console.log(missed.length > 0 ? `${missed.length} missed their budget.` : 'All budgets are kept.')
process.exitCode = missed.length > 0 ? 1 : 0

function isAsked([name]: [string, unknown]): boolean {
  return !only || only.includes(name)
}

async function onSlowPath(url: string, measure: (path: SlowPath) => Promise<Row[]>): Promise<Row[]> {
  const path = await startSlowPath(benchPages, url, certificate)
  try {
    return await measure(path)
  } finally {
    path.close()
  }
}

async function donorsOnPostgresql(): Promise<Row[]> {
  if (!process.env.DATABASE_URL && !findPostgresql()) {
    console.log(postgresqlAdvice)
    return []
  }
  const server = await startPostgresql()
  const demo = await startDemo({ DATABASE_URL: server.url })
  try {
    return await measureDonors(demo.url, 'PostgreSQL')
  } finally {
    await demo.stop()
    await server.stop()
  }
}

/** A part that fails is a missed row, so that the others are not lost. */
async function measured(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  speeds.push(fixedWork())
  const begun = performance.now()
  try {
    return await measure()
  } catch (problem) {
    console.error(problem)
    return [{ what: `${what}: could not be measured`, measured: Number.NaN, budget: { exactly: 0 } }]
  } finally {
    console.error(`${what}: ${Math.round((performance.now() - begun) / 1000)} s`)
  }
}
