import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { eventChannel } from '../../../src/api/channels.ts'
import { apiPath } from '../../../src/api/endpoint.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { startAuctionServer } from './auction-server.ts'
import { placeBid } from './load.ts'

const perSecond = 10

/** What a watcher has heard: the number of the lot's change, and when. */
type Heard = [sequence: number, at: number]

if (process.send && process.argv[2] === 'watch') {
  await watch(String(process.argv[3]), String(process.argv[4]), Number(process.argv[5]), process.send.bind(process))
}

/** How long a bid takes to reach everybody who watches, from its acceptance by the server to their sockets. */
export async function measureBidWatchers(config: DatabaseConfig, watchers: number, seconds: number): Promise<Row[]> {
  const server = await startAuctionServer(config)
  try {
    const tokens = await server.ask<string[]>({ do: 'guests', count: 40 })
    const lot = await server.ask<string>({ do: 'lot' })
    const audience = fork(
      fileURLToPath(import.meta.url),
      ['watch', server.url, eventChannel(server.event), String(watchers)],
      { execArgv: ['--import', 'tsx'] },
    )
    const answer = <T>() => new Promise<T>(done => audience.once('message', done as () => void))
    await answer()
    const accepted = new Map<number, number>()
    for (let number = 1; number <= perSecond * seconds; number++) {
      const tick = new Promise(done => setTimeout(done, 1000 / perSecond))
      const { body } = await placeBid(server, lot, tokens[number % tokens.length], number * 5)
      const { receipt } = JSON.parse(body()) as { receipt: { sequence: number; accepted_at: string } }
      accepted.set(receipt.sequence, Date.parse(receipt.accepted_at))
      await tick
    }
    await new Promise(done => setTimeout(done, 1000))
    const heard = answer<Heard[]>()
    audience.send('report')
    const all = await heard
    audience.kill()
    const latencies = all.map(([sequence, at]) => at - (accepted.get(sequence) ?? at))
    const what = `${watchers} watchers of a lot at ${perSecond} bids a second`
    return [
      { what: `${what}, p99`, measured: percentile(latencies, 0.99), unit: 'ms', budget: { most: 250 } },
      { what: `${what}, pushes lost`, measured: accepted.size * watchers - all.length, budget: { exactly: 0 } },
    ]
  } finally {
    server.stop()
  }
}

async function watch(url: string, channel: string, watchers: number, tell: (message: unknown) => void): Promise<void> {
  const heard: Heard[] = []
  process.on('message', () => tell(heard))
  const settings = await fetch(`${url}${apiPath}/app/settings?event=${channel.replace(/^event-/, '')}`)
  const { realtime } = (await settings.json()) as { realtime: { key: string } }
  for (let index = 0; index < watchers; index += 100) {
    const some = Array.from({ length: Math.min(100, watchers - index) }, () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${realtime.key}?protocol=7`)
      return new Promise<void>((done, failed) => {
        socket.on('error', failed)
        socket.on('message', text => {
          const { event, data } = JSON.parse(String(text))
          if (event === 'pusher:connection_established') {
            socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
          } else if (event === 'pusher_internal:subscription_succeeded') done()
          else if (event === 'bid-data') heard.push([JSON.parse(data).sequence, Date.now()])
        })
      })
    })
    await Promise.all(some)
  }
  tell('ready')
}
