import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Rebuilds the bundle and restarts the server on save, until Ctrl-C. */
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
/** The file that the first build writes last. */
const built = join(root, 'dist/demo/ui/ui.js')
const children: ChildProcess[] = []
let ending = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))

rmSync(built, { force: true })
const build = [
  '-c',
  'rollup.config.ts',
  '--configPlugin',
  'esbuild={target:"es2022"}',
  '--watch',
  '--no-watch.clearScreen',
]
start('rollup', build, { FAYRE_DEV: '1' })
await appears(built)
if (!ending) start('tsx', ['watch', '--clear-screen=false', 'host-demo/server/main.ts'])

/** In its own process group, so that we can stop it together with its children. */
function start(program: string, flags: readonly string[], settings: NodeJS.ProcessEnv = {}): void {
  const child = spawn(join(bin, program), flags, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...settings },
  })
  children.push(child)
  child.once('exit', code => {
    if (!ending) end(code ?? 1)
  })
}

function end(code: number): void {
  ending = true
  process.exitCode = code
  for (const { pid, exitCode, signalCode } of children)
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
}

async function appears(file: string): Promise<void> {
  while (!existsSync(file) && !ending) await new Promise(done => setTimeout(done, 200))
}
