/**
 * Gives on every hostile page and prints the results:
 * `npm run hosts -- [--alone] [--pairs] [--only words] [--seed 1]`. Exits with 1 if a gift failed.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { isBuilt } from '../bench/built.ts'
import { launchChromium } from '../browser/chromium.ts'
import { startDemo } from '../browser/demo.ts'
import { type HostilePage, nameOf } from './condition.ts'
import { giveThere } from './give-there.ts'
import { pagesOfPairs, pagesWithOne } from './pages.ts'

const { values: options } = parseArgs({
  options: {
    alone: { type: 'boolean' },
    pairs: { type: 'boolean' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** A running demo. */
    demo: { type: 'string' },
  },
})
const both = options.alone === options.pairs
const pages = [
  ...(options.alone || both ? pagesWithOne() : []),
  ...(options.pairs || both ? pagesOfPairs(Number(options.seed)) : []),
].filter(page => nameOf(page).includes(options.only ?? ''))

if (!options.demo && !isBuilt()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
process.env.FAYRE_BUILT = 'yes'
const demo = options.demo ? { url: options.demo, stop: async () => {} } : await startDemo()
const browser = await launchChromium()
const waiting = [...pages]
let failed = 0
try {
  console.log('| page | |\n|---|---|')
  await Promise.all([visitor(), visitor()])
} finally {
  await browser.close()
  await demo.stop()
}
console.log(`\n${pages.length - failed} of ${pages.length} pages took the gift.`)
process.exitCode = failed ? 1 : 0

async function visitor(): Promise<void> {
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const problem = await problemOn(page)
    if (problem) failed++
    console.log(`| ${nameOf(page)} | ${problem ? 'FAILED' : 'ok'} |`)
    if (problem) console.error(problem)
  }
}

async function problemOn(page: HostilePage): Promise<string | undefined> {
  try {
    await giveThere(browser, demo.url, page)
  } catch (problem) {
    return String(problem)
  }
}
