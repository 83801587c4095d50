import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atExit } from '../../at-exit.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { conversation } from '../conversation.ts'

/** A message of the benchmark to the server's process. */
export interface Asked {
  /**
   * `lots`, `fundraisers`: makes `count` of them. `push`: bids on all lots in turn, and answers with the pushes.
   * `give`: gives to a random fundraiser each time.
   */
  readonly do: 'lots' | 'push' | 'fundraisers' | 'give'
  readonly count?: number
  /** Number of the first lot or fundraiser. */
  readonly first?: number
  readonly category?: string
  readonly perSecond?: number
  readonly seconds?: number
}

export interface Pushed {
  readonly id: string
  /** Minor units. */
  readonly price: number
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface LotsServer {
  readonly url: string
  readonly event: string
  ask<T = void>(asked: Asked): Promise<T>
  stop(): Promise<void>
}

/** Starts the demo in a process of its own, with an event that has no lots yet. */
export async function startLotsServer(): Promise<LotsServer> {
  const folder = temporaryFolder('lots')
  const env = { ...process.env, FAYRE_DATA: folder.path }
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'], env })
  const forget = atExit(() => child.kill('SIGKILL'))
  const { message, ask } = conversation(child)
  const { ready, event } = await message()
  return {
    url: String(ready),
    event: String(event),
    ask,
    async stop() {
      forget()
      const ended = new Promise(done => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
      folder.remove()
    },
  }
}
