/** Runs the main journeys in Firefox and WebKit: `npm run engines -- [--only words]`. Exits with 1 if one failed. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installFromDebian } from '../../.ci/debian.ts'
import { isBuilt } from '../bench/built.ts'
import { startDemo } from '../browser/demo.ts'
import { firefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { visitor } from './visitor.ts'
import { webkit } from './webkit.ts'
import type { Engine } from './wire.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })

if (!isBuilt()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
process.env.FAYRE_BUILT = 'yes'
const demo = await startDemo()
let passed = 0
let failed = 0
try {
  console.log('| journey | browser | |\n|---|---|---|')
  for (const engine of [firefox, webkit]) await tryIn(engine)
} finally {
  await demo.stop()
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

async function tryIn(engine: Engine): Promise<void> {
  const { wire, stop } = await engine.start(await pathOf(engine))
  const one = visitor(wire, demo.url)
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      if (!name.includes(options.only)) continue
      const problem = await problemOf(async () => {
        await one.openWindow()
        // Clears the unfinished gift of an earlier journey, which the form would resume.
        await one.open('/readyz')
        await one.run('localStorage.clear()')
        await journey(one, demo.url)
      })
      if (problem) failed++
      else passed++
      console.log(`| ${name} | ${engine.name} | ${problem ? 'FAILED' : 'ok'} |`)
      if (problem) console.error(problem)
    }
  } finally {
    await stop()
  }
}

async function pathOf({ name, paths, packages }: Engine): Promise<string> {
  const find = () => paths.find(existsSync)
  if (!find()) for (const needed of packages) await installFromDebian(needed)
  const found = find()
  if (!found) throw new Error(`There is no ${name}: install it (on Debian: apt-get install ${packages.join(' ')}).`)
  return found
}

async function problemOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run()
  } catch (problem) {
    return String(problem)
  }
}
