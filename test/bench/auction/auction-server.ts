import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DatabaseConfig, defaultFolders } from '../../../host-demo/server/platform/config.ts'
import { atExit } from '../../at-exit.ts'
import { bundled } from '../../bundled.ts'
import { conversation } from '../conversation.ts'

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
  const forget = atExit(() => child.kill('SIGKILL'))
  const { message, ask } = conversation(child)
  const { ready, event } = await message()
  return {
    url: String(ready),
    event: String(event),
    ask,
    stop() {
      forget()
      child.kill('SIGKILL')
    },
  }
}
