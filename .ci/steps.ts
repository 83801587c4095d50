import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countResults, type Outcome } from './count-results.ts'

/** Ensures that a tool is installed. Returns a message if it can't be. */
export type Ensure = () => Promise<string | undefined>

export interface Step {
  readonly name: string
  run(): Promise<Outcome>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
/** No colours in a log file. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const running = new Set<ChildProcess>()

/** A step that passes if its command exits with 0. Its output is printed when it ends, since steps run in parallel. */
export function command(name: string, program: string, ...flags: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runQuietly(program, ...flags)
      process.stdout.write(output)
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/** Ensures the tools of one project after the other, because Debian installs one package at a time. @returns projects without them */
export async function ensureTools(needs: Readonly<Record<string, Ensure>>): Promise<readonly string[]> {
  const lacking: string[] = []
  for (const [project, ensure] of Object.entries(needs)) {
    const lack = await ensure()
    if (lack) {
      console.log(lack)
      lacking.push(project)
    }
  }
  return lacking
}

/**
 * Runs the tests of every project at once and counts the results. A project whose tools are missing counts as a
 * failure, as do tests that could not run or were skipped.
 */
export async function vitest(lacking: readonly string[]): Promise<Outcome> {
  const results = join(root, '.cache/results.json')
  rmSync(results, { force: true })
  const code = await run(
    'vitest',
    ...['run', '--config', 'test/vitest.config.ts', ...lacking.map(project => `--project=!${project}`)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
  )
  const { passed, failed } = countResults(readIfThere(results))
  // A file that fails to load, an error outside any test or a crash is not reported as a failed test.
  const silent = code !== 0 && failed === 0 ? 1 : 0
  return { passed, failed: failed + silent + lacking.length }
}

/** Runs a program in the checkout with our stdio, in its own process group. Resolves with its exit code. */
export function run(program: string, ...flags: string[]): Promise<number> {
  return codeOf(start(program, flags, 'inherit'))
}

async function runQuietly(program: string, ...flags: string[]): Promise<{ code: number; output: string }> {
  const child = start(program, flags, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => output.push(text))
  const code = await codeOf(child)
  return { code, output: Buffer.concat(output).toString() }
}

function start(program: string, flags: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(program, flags, {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...plain, PATH: path, FAYRE_BUILT: 'yes', DEBIAN_FRONTEND: 'noninteractive' },
  })
  running.add(child)
  return child
}

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise(resolve => {
    child.on('error', problem => {
      running.delete(child)
      console.log(`${child.spawnfile} cannot be run: ${problem.message}`)
      resolve(127)
    })
    child.on('close', code => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** On SIGINT or SIGTERM, stops the running steps with their children, waits for their clean-up, and reports it. */
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, async () => {
    const ends = [...running].map(child => new Promise(end => child.once('exit', end)))
    for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM')
    await Promise.all(ends)
    console.log('\nStopped before the end.')
    process.exit(code)
  })
}
