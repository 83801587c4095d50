import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DatabaseConfig, defaultFolders } from '../../../host-demo/server/platform/config.ts'
import { atExit } from '../../at-exit.ts'
import { bundled } from '../../bundled.ts'

/** What the benchmark asks of the server's process. */
export interface Asked {
  readonly do: 'guests' | 'lot' | 'bare' | 'audit'
  readonly count?: number
  readonly lot?: string
}

export interface AuctionServer {
  readonly url: string
  readonly event: string
  ask<T>(asked: Asked): Promise<T>
  stop(): void
}

/** Starts the reference server in a process of its own. */
export async function startAuctionServer(database: DatabaseConfig): Promise<AuctionServer> {
  const { pages } = defaultFolders
  const config = {
    port: 0,
    hostname: '127.0.0.1',
    database,
    trustedProxies: 0,
    allowLocalOrigins: false,
    production: false,
    demo: true,
    // No bundle is needed here.
    folders: { cdn: `${pages}/fonts`, single: pages, demo: pages, pages },
  }
  const program = await bundled(fileURLToPath(new URL('server.ts', import.meta.url)))
  const child = fork(program, [JSON.stringify(config)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.once('exit', (code, signal) => {
    if (!stopped) console.error(`The server ended by itself: ${code ?? signal}`)
  })
  let stopped = false
  const forget = atExit(() => child.kill('SIGKILL'))
  const message = () => new Promise<Record<string, unknown>>(done => child.once('message', done as () => void))
  const { ready, event } = await message()
  return {
    url: String(ready),
    event: String(event),
    async ask<T>(asked: Asked) {
      const answer = message()
      child.send(asked)
      return (await answer).answer as T
    },
    stop() {
      stopped = true
      forget()
      child.kill('SIGKILL')
    },
  }
}
