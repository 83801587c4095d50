/** Measures figures against budgets: `npm run bench -- [--quick] [--write]`. Exits with 1 when a budget is missed. */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchWholeChromium } from '../browser/chromium.ts'
import { startDemo } from '../browser/demo.ts'
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
import { measureMicrosite, measureRoutes } from './microsite.ts'
import { measureOutages } from './outages.ts'
import { measurePush } from './push.ts'
import { writeReadme } from './readme.ts'
import { measureServerLimits } from './server-limits.ts'
import { measureSignIns } from './sign-ins.ts'
import { startSlowPath } from './slow-path.ts'
import { asTable, isMissed, type Row } from './table.ts'
import { measureWatchers } from './watchers.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const [rounds, gifts, watchers, seconds] = options.quick ? [3, 8, 500, 3] : [5, 20, 2000, 5]
const outages = options.quick ? [3] : [3, 20, 50]

if (!isBuilt()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
process.env.FAYRE_BUILT = 'yes'

const certificate = makeCertificate()
const browser = await launchWholeChromium([certificate.trust])
const demo = await startDemo()
const rows: Row[] = []
try {
  const path = await startSlowPath(benchPages, demo.url, certificate)
  rows.push(...(await say('first content', () => measureFirstContent(browser, path, rounds))))
  rows.push(...(await say('microsite', () => measureMicrosite(browser, path, rounds))))
  path.close()
  rows.push(...(await say('routes', () => measureRoutes(browser, demo.url))))
  rows.push(...(await say('pushes', () => measurePush(browser, demo.url, gifts))))
  rows.push(...(await say('leaks', () => measureLeaks(browser, demo.url))))
  rows.push(...(await say('sign-ins', () => measureSignIns(demo.url))))
  rows.push(...(await say('donors on PGlite', () => measureDonors(demo.url, 'PGlite'))))
} finally {
  await demo.stop()
}
rows.push(...(await say('lots', () => measureLots(browser))))
const chromium = browser.version()
await browser.close()
rows.push(...(await say('donors on PostgreSQL', donorsOnPostgresql)))
rows.push(...(await say('watchers', () => measureWatchers(watchers, seconds))))
rows.push(...(await say('auction', () => measureAuction(options.quick))))
rows.push(...(await say('server limits', measureServerLimits)))
rows.push(...(await say('outages', () => measureOutages(watchers, outages))))

const missed = rows.filter(isMissed)
const { download, upload, latency } = slow4g
const report = `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${chromium}, ${cpus().length} processor cores (load average ${loadavg()[0]?.toFixed(1)}; above ${cpus().length} times suffer) slowed ${processorSlowdown} times in the browser, over TLS and HTTP/2 at ${latency} ms there and back, ${download} kbit/s down and ${upload} kbit/s up, 50 ms for each answer of the API; medians of ${rounds} loads with an empty cache; kB are 1,000 bytes in brotli.

${asTable(rows)}
`
console.log(`\n${report}`)
if (options.write) writeReadme(report)
console.log(missed.length > 0 ? `${missed.length} missed their budget.` : 'All budgets are kept.')
process.exitCode = missed.length > 0 ? 1 : 0

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

async function say<T>(what: string, measure: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await measure()
  console.error(`${what}: ${Math.round((performance.now() - begun) / 1000)} s`)
  return result
}
