/**
 * Runs every check. What is missing is installed, and static checks run, beside the build; the package is checked
 * while the tests start. Ends with `N passed, N failed`. With `--full` the tests leave no combination out.
 */
import { existsSync } from 'node:fs'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgresql } from './ensure-postgresql.ts'
import { command, ensureTools, type Step, vitest } from './steps.ts'

process.env[process.argv.includes('--full') ? 'FAYRE_FULL' : 'FAYRE_SHORT'] = 'yes'

const total = { passed: 0, failed: 0 }
const broken: string[] = []

const [lacking] = await Promise.all([
  ensureTools({ contract: ensurePostgresql, browser: ensureChromium }),
  inTurn([command('Build', 'npm', 'run', '--silent', 'build')]),
  inTurn([
    command('Types', 'node', 'node_modules/typescript/bin/tsc'),
    command('Lint', 'biome', 'ci'),
    command('Dead code', 'knip'),
  ]),
])
await Promise.all([inTurn([checkPackage()]), inTurn([{ name: 'Tests', run: () => vitest(lacking) }])])

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const { name, run } of steps) {
    const begun = performance.now()
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
    if (failed > 0) broken.push(name)
    console.log(`=== ${name}: ${failed > 0 ? 'FAILED' : 'done'} in ${Math.round((performance.now() - begun) / 1000)} s`)
  }
}

function checkPackage(): Step {
  const { name, run } = command('Package', 'npm', 'run', '--silent', 'check:package')
  return {
    name,
    async run() {
      if (existsSync('dist/npm')) return run()
      console.log('Not run: the build makes no dist/npm.')
      return { passed: 0, failed: 0 }
    },
  }
}
