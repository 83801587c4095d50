import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atExit } from '../at-exit.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { build } from './build.ts'

export interface Demo {
  /** Without a slash at its end. */
  readonly url: string
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds that a first start may take on a busy machine, as it creates and seeds a database. */
const timeLimit = 120_000

/**
 * Builds the bundle, unless `FAYRE_BUILT` says that it is built, and starts the demo in a process of its own, on a free
 * port with fresh data.
 */
export async function startDemo(settings: Readonly<Record<string, string>> = {}): Promise<Demo> {
  build()
  const folder = temporaryFolder('demo')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', 'host-demo/server/main.ts'], {
    cwd: root,
    env: { ...withoutServices(process.env), PORT: String(port), FAYRE_DATA: folder.path, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', text => {
      output += text
    })
  }
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  const forget = atExit(() => server.kill('SIGKILL'))
  const stop = async () => {
    forget()
    server.kill('SIGINT')
    await ended
    folder.remove()
  }
  try {
    await Promise.race([
      isReady(url),
      ended.then(() => {
        throw new Error('it ended')
      }),
    ])
  } catch (cause) {
    await stop()
    throw new Error(`The demo server did not start:\n${output}`, { cause })
  }
  return { url, stop }
}

async function isReady(url: string): Promise<void> {
  for (const deadline = Date.now() + timeLimit; ; ) {
    try {
      const answer = await fetch(`${url}/readyz`)
      if (answer.ok) return
    } catch (problem) {
      if (Date.now() > deadline) throw problem
    }
    await new Promise(done => setTimeout(done, 200))
  }
}

/** Without this machine's environment, so that the demo uses no external service. */
function withoutServices(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isService = (name: string) => /^(DATABASE_URL|STRIPE_|PUSHER_|PUBLIC_URL|HOST$|NODE_ENV)/.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isService(name)))
}
