/** Runs all fault cases and prints their outcomes: `npm run faults -- [--only name]`. Exits with 1 when one differs. */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { isBuilt } from '../bench/built.ts'
import { launchChromium } from '../browser/chromium.ts'
import { startDemo } from '../browser/demo.ts'
import { cases } from './cases.ts'
import { runCase } from './run-case.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = cases.filter(({ name }) => options.only === undefined || name.includes(options.only))

if (!isBuilt()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
process.env.FAYRE_BUILT = 'yes'

const browser = await launchChromium()
const demo = await startDemo()
let failed = 0
try {
  console.log('| fault | by | how it ends | |\n|---|---|---|---|')
  for (const fault of chosen) {
    const problem = await problemOf(() => runCase(browser, demo.url, fault))
    if (problem) failed++
    console.log(`| ${fault.name} | ${fault.by} | ${fault.end} | ${problem ? 'FAILED' : 'ok'} |`)
    if (problem) console.error(problem)
  }
} finally {
  await demo.stop()
  await browser.close()
}
console.log(failed ? `\n${failed} of ${chosen.length} end otherwise.` : `\nAll ${chosen.length} end as they should.`)
process.exitCode = failed ? 1 : 0

async function problemOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run()
  } catch (problem) {
    return String(problem)
  }
}
