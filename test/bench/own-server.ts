import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DatabaseConfig, defaultFolders } from '../../host-demo/server/platform/config.ts'
import { atExit } from '../at-exit.ts'
import { bundled } from '../bundled.ts'
import { conversation } from './conversation.ts'

export interface OwnServer<Asked> {
  readonly url: string
  readonly event: string
  ask<T>(asked: Asked): Promise<T>
  stop(): void
}

/** Starts a program with the reference server in a process of its own. */
export async function startOwnServer<Asked extends object>(
  program: URL,
  database: DatabaseConfig,
): Promise<OwnServer<Asked>> {
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
  const child = fork(await bundled(fileURLToPath(program)), [JSON.stringify(config)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: serveOptions(),
  })
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

/** The options that `npm run serve` gives node, without the loader, because the program is bundled here. */
function serveOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return String(scripts.serve)
    .split(' ')
    .filter(word => word.startsWith('--') && word !== '--import')
}
