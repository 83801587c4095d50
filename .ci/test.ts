/** All that has to hold, in the order in which a fault is cheapest to find. Ends with `N passed, N failed`. */
import { existsSync } from 'node:fs'
import type { Outcome } from './count-results.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgresql } from './ensure-postgresql.ts'
import { command, vitest } from './steps.ts'

const steps: readonly { name: string; run: () => Promise<Outcome> }[] = [
  { name: 'Types', run: () => command('node', 'node_modules/typescript/bin/tsc') },
  { name: 'Lint', run: () => command('biome', 'ci') },
  { name: 'Dead code', run: () => command('knip') },
  { name: 'Build', run: () => command('npm', 'run', '--silent', 'build') },
  { name: 'Package', run: checkPackage },
  { name: 'Tests of what is built', run: () => vitest('build') },
  { name: 'Unit tests', run: () => vitest('unit') },
  { name: 'Component tests under React', run: () => vitest('react') },
  { name: 'Component tests under Preact', run: () => vitest('preact') },
  { name: 'Contract tests on PGlite and PostgreSQL', run: () => vitest('contract', ensurePostgresql) },
  { name: 'Browser tests in Chromium', run: () => vitest('browser', ensureChromium) },
]

const total = { passed: 0, failed: 0 }
const broken: string[] = []
for (const { name, run } of steps) {
  console.log(`\n=== ${name}`)
  const begun = performance.now()
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  if (failed > 0) broken.push(name)
  console.log(`=== ${name}: ${failed > 0 ? 'FAILED' : 'done'} in ${Math.round((performance.now() - begun) / 1000)} s`)
}
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function checkPackage(): Promise<Outcome> {
  if (existsSync('dist/npm')) return command('npm', 'run', '--silent', 'check:package')
  console.log('Not run: the build makes no dist/npm.')
  return { passed: 0, failed: 0 }
}
