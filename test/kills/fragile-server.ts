import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../host-demo/server/platform/config.ts'
import { atExit } from '../at-exit.ts'
import { bundled } from '../bundled.ts'
import type { Command, Fuse } from './points.ts'

/** A server in a process of its own, which is restarted after each kill. */
export interface FragileServer {
  readonly url: string
  /** Arms one kill at that moment. Resolves when the server has been told. */
  light(fuse: Fuse): Promise<void>
  /** Has the server do something. Resolves with its answer. */
  tell(command: Command): Promise<unknown>
  /** SIGKILL, now. Resolves when the process is gone. */
  kill(): Promise<void>
  /** Number of kills. */
  deaths(): number
  /** Milliseconds from each start to the first answer. */
  readonly starts: readonly number[]
  /** Resolves when it answers. */
  ready(): Promise<void>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function startFragileServer(config: Config): Promise<FragileServer> {
  const url = `http://${config.hostname}:${config.port}`
  const program = await bundled(fileURLToPath(new URL('server.ts', import.meta.url)))
  const starts: number[] = []
  let deaths = 0
  let ending = false
  let forget = () => {}
  let server: ChildProcess
  let gone: Promise<void>
  let answers: Promise<void>

  function start(): void {
    const begun = performance.now()
    let said = ''
    server = spawn(process.execPath, [program, JSON.stringify(config)], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    server.stderr?.on('data', text => {
      said += text
    })
    forget = atExit(() => server.kill('SIGKILL'))
    gone = new Promise(done => server.once('exit', () => done()))
    answers = Promise.race([
      new Promise<void>(done => server.once('message', () => done())).then(
        () => void starts.push(performance.now() - begun),
      ),
      gone.then(() => {
        if (!ending && server.exitCode !== null) throw new Error(`The server ended by itself:\n${said}`)
      }),
    ])
    answers.catch(() => {})
    void gone.then(() => {
      forget()
      if (ending || server.exitCode !== null) return
      deaths++
      start()
    })
  }

  start()
  const fragile: FragileServer = {
    url,
    async light(fuse) {
      const lit = new Promise(done => server.once('message', done))
      server.send(fuse)
      await lit
    },
    async tell(command) {
      const answer = new Promise(done => server.once('message', done))
      server.send(command)
      return answer
    },
    async kill() {
      const before = gone
      server.kill('SIGKILL')
      await before
    },
    deaths: () => deaths,
    starts,
    ready: () => answers,
    async stop() {
      ending = true
      server.kill('SIGKILL')
      await gone
    },
  }
  await fragile.ready()
  return fragile
}
