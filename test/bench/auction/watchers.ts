import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { startAuctionServer } from './auction-server.ts'
import { type Heard, startAudience } from './audience.ts'
import { placeBid } from './load.ts'

const perSecond = 10
/** Seconds from the last bid until the lot closes. */
const lastCall = 3

/**
 * How long a bid takes to reach everybody who watches, from its acceptance by the server to their sockets; and how long
 * it takes until all of them have read the lot again when it closes.
 */
export async function measureBidWatchers(config: DatabaseConfig, watchers: number, seconds: number): Promise<Row[]> {
  const server = await startAuctionServer(config)
  try {
    const tokens = await server.ask<string[]>({ do: 'guests', count: 40 })
    const lot = await server.ask<string>({ do: 'lot' })
    const audience = await startAudience(server, lot, watchers)
    const closes = Date.now() + (seconds + lastCall) * 1000
    await server.ask({ do: 'close', lot, at: new Date(closes).toISOString() })
    const accepted = new Map<number, number>()
    for (let number = 1; number <= perSecond * seconds; number++) {
      const tick = pause(1000 / perSecond)
      const { status, body } = await placeBid(server, lot, tokens[number % tokens.length], number * 5)
      if (status !== 200) throw new Error(`A bid was answered with ${status}`)
      const { receipt } = JSON.parse(body()) as { receipt: { sequence: number; accepted_at: string } }
      accepted.set(receipt.sequence, Date.parse(receipt.accepted_at))
      await tick
    }
    await pause(closes - Date.now() + 3000)
    const all = await audience.report()
    audience.leave()
    const latencies = latenciesOf(accepted, all)
    const reads = all.filter(({ state }) => state === 'closed')
    const last = Math.max(...reads.map(({ read = Number.POSITIVE_INFINITY }) => read)) - closes
    const what = `${watchers} watchers of a lot at ${perSecond} bids a second`
    const close = `${watchers} watchers read the lot again when it closes`
    return [
      { what: `${what}, p99`, measured: percentile(latencies, 0.99), unit: 'ms', budget: { most: 250 } },
      {
        what: `${what}, never heard of`,
        measured: accepted.size * watchers - latencies.length,
        budget: { exactly: 0 },
      },
      { what: `${close}, the last, from the close`, measured: last, unit: 'ms', budget: { most: 1000 } },
      { what: `${close}, without the result`, measured: watchers - reads.length, budget: { exactly: 0 } },
    ]
  } finally {
    server.stop()
  }
}

/**
 * For each bid and listener, the milliseconds from its acceptance until they heard of it or of a later one: of several
 * that wait to be sent, the server sends the last.
 */
function latenciesOf(accepted: ReadonlyMap<number, number>, heard: readonly Heard[]): number[] {
  const byListener = new Map<number, Heard[]>()
  for (const one of heard.filter(({ state }) => state !== 'closed')) {
    byListener.set(one.listener, [...(byListener.get(one.listener) ?? []), one])
  }
  return [...byListener.values()].flatMap(own =>
    [...accepted].flatMap(([sequence, at]) => {
      const first = Math.min(...own.filter(one => one.sequence >= sequence).map(one => one.at))
      return Number.isFinite(first) ? first - at : []
    }),
  )
}
