import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countResults, type Outcome } from './count-results.ts'

/** Makes sure that something is on the machine. Returns a sentence for people if it cannot be had. */
export type Ensure = () => Promise<string | undefined>

const root = fileURLToPath(new URL('..', import.meta.url))
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
/** No colours in a log file. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
let running: ChildProcess | undefined

/** Counts as one: it passes if it ends with 0. */
export async function command(...tool: [string, ...string[]]): Promise<Outcome> {
  return (await run(...tool)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts every test. What it needs and cannot have, what could not be run and what was skipped is a failure. */
export async function vitest(project: string, ensure?: Ensure): Promise<Outcome> {
  const lack = await ensure?.()
  if (lack) {
    console.log(lack)
    return { passed: 0, failed: 1 }
  }
  const results = join(root, `.cache/results-${project}.json`)
  rmSync(results, { force: true })
  const code = await run(
    'vitest',
    ...['run', '--config', 'test/vitest.config.ts', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
  )
  const counted = countResults(readIfThere(results))
  // A file that does not load, an error outside any test, a crash: no test tells of it.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** Runs a program in the checkout, its output being ours, in a process group of its own. Resolves with its exit code. */
export function run(program: string, ...flags: string[]): Promise<number> {
  return new Promise(resolve => {
    running = spawn(program, flags, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...plain, PATH: path, FAYRE_BUILT: 'yes', DEBIAN_FRONTEND: 'noninteractive' },
    })
    running.on('error', problem => {
      console.log(`${program} cannot be run: ${problem.message}`)
      resolve(127)
    })
    running.on('exit', code => resolve(code ?? 1))
  })
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Stopped from outside, it stops the step that runs with all that this started, waits for its clean-up, and says so. */
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    const end = () => {
      console.log('\nStopped before the end.')
      process.exit(code)
    }
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return end()
    running.once('exit', end)
    process.kill(-running.pid, 'SIGTERM')
  })
}
