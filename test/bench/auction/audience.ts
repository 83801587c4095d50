/** A crowd that listens to an event, in a process of its own. `process.send` reports what it receives. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { eventChannel } from '../../../src/api/channels.ts'
import { apiPath } from '../../../src/api/endpoint.ts'
import { subscribe } from '../subscribe.ts'
import type { AuctionServer } from './auction-server.ts'
import { call } from './load.ts'

/** A lot's change that one of the listeners has received. */
export interface Heard {
  readonly listener: number
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** If the lot has closed: when it was read again, as the page does. */
  readonly read?: number
  readonly state?: string
}

if (process.send && process.argv[2] === 'listen') {
  const [, , , url = '', event = '', lot = '', count = ''] = process.argv
  await listen({ url, event }, lot, Number(count), process.send.bind(process))
}

/**
 * Each listener reads the lot and subscribes.
 * @returns `report`: what all of them have received so far
 */
export async function startAudience({ url, event }: AuctionServer, lot: string, count: number) {
  const child = fork(fileURLToPath(import.meta.url), ['listen', url, event, lot, String(count)], {
    execArgv: ['--import', 'tsx'],
  })
  const answer = <T>() => new Promise<T>(done => child.once('message', done as () => void))
  await answer()
  return {
    report(): Promise<Heard[]> {
      const heard = answer<Heard[]>()
      child.send('report')
      return heard
    },
    leave: () => void child.kill(),
  }
}

async function listen(
  server: Pick<AuctionServer, 'url' | 'event'>,
  lot: string,
  count: number,
  tell: (message: unknown) => void,
): Promise<void> {
  const { url, event } = server
  const channel = eventChannel(event)
  const heard: Heard[] = []
  process.on('message', () => tell(heard))
  const settings = await fetch(`${url}${apiPath}/app/settings?event=${event}`)
  const { realtime } = (await settings.json()) as { realtime: { key: string } }

  const read = () => call(server, { path: `/auction/items/${lot}?event=${event}` })

  async function hear(listener: number, text: string): Promise<void> {
    const { sequence, state } = JSON.parse(text)
    const at = Date.now()
    if (state !== 'closed') return void heard.push({ listener, sequence, at })
    const { body } = await read()
    heard.push({ listener, sequence, at, read: Date.now(), state: JSON.parse(body()).state })
  }

  for (let index = 0; index < count; index += 100) {
    const some = Array.from({ length: Math.min(100, count - index) }, (_, at) =>
      subscribe(`${url.replace('http', 'ws')}/app/${realtime.key}`, channel, (event, data) => {
        if (event === 'bid-data') void hear(index + at, data)
      }),
    )
    await Promise.all([...some, ...some.map(read)])
  }
  tell('ready')
}
