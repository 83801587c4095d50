import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { median, percentile } from '../numbers.ts'
import type { Row } from '../table.ts'
import { type AuctionServer, startAuctionServer } from './auction-server.ts'
import { type Answer, bidSteadily, call, placeBid } from './load.ts'

interface Rates {
  readonly database: 'PGlite' | 'PostgreSQL'
  /** Bids a second, all of which must be answered in time. */
  readonly steady: number
  /** Bids a second, so many that some are refused. Undefined: not measured. */
  readonly flood?: number
  readonly seconds: number
  readonly refetching: number
}

const guests = 400
/** Seconds of the same bids before those that are measured. */
const warmingUp = 5

/** Bids on one lot over HTTP: at a steady rate, in a flood, and the crowd that reads it again when it closes. */
export async function measureBids(config: DatabaseConfig, rates: Rates): Promise<Row[]> {
  const server = await startAuctionServer(config)
  try {
    const tokens = await server.ask<string[]>({ do: 'guests', count: guests })
    const rows: Row[] = []
    for (const measure of [costOfBid, steadyBids, floodOfBids, floodOfRefusals, refetches]) {
      rows.push(...(await measure(server, tokens, rates)))
      console.error(`${rates.database}: ${measure.name}`)
    }
    return rows
  } finally {
    server.stop()
  }
}

/** One bid after the other, and one insert after the other into the same database. */
async function costOfBid(server: AuctionServer, tokens: readonly string[], { database }: Rates): Promise<Row[]> {
  const lot = await server.ask<string>({ do: 'lot' })
  const times: number[] = []
  for (let number = 1; number <= tokens.length; number++) {
    const { took, status } = await placeBid(server, lot, tokens[number % tokens.length], number * 5)
    if (status === 200) times.push(took)
  }
  const half = times.slice(times.length / 2)
  const bare = await server.ask<number[]>({ do: 'bare', count: 400 })
  const inserts = bare.slice(bare.length / 2)
  const [bid, insert] = [median(half), median(inserts)]
  return [
    { what: `A bid over HTTP on ${database}, median`, measured: bid, unit: 'ms', digits: 2 },
    { what: `A bare insert on ${database}, median`, measured: insert, unit: 'ms', digits: 2 },
    { what: `A bid on ${database}, in bare inserts`, measured: bid / insert, digits: 1 },
  ]
}

async function steadyBids(server: AuctionServer, tokens: readonly string[], rates: Rates): Promise<Row[]> {
  const { database, steady: perSecond, seconds } = rates
  // A server that has run since the doors opened has compiled what a crowd's bids need.
  await bidSteadily(server, await server.ask<string>({ do: 'lot' }), tokens, { perSecond, seconds: warmingUp })
  const lot = await server.ask<string>({ do: 'lot' })
  const answers = await bidSteadily(server, lot, tokens, { perSecond, seconds })
  const what = `${perSecond} bids a second on one lot for ${seconds} s on ${database}`
  const decided = answers.filter(({ status }) => status === 200 || status === 409)
  return [
    { what: `${what}, p50`, measured: percentile(timesOf(decided), 0.5), unit: 'ms', digits: 1 },
    { what: `${what}, p99`, measured: percentile(timesOf(decided), 0.99), unit: 'ms', digits: 1, budget: { most: 50 } },
    { what: `${what}, not decided`, measured: answers.length - decided.length, budget: { exactly: 0 } },
    { what: `${what}, acknowledged but lost`, measured: await lostOf(server, lot, answers), budget: { exactly: 0 } },
  ]
}

async function floodOfBids(server: AuctionServer, tokens: readonly string[], rates: Rates): Promise<Row[]> {
  const { database, flood: perSecond, seconds } = rates
  if (perSecond === undefined) return []
  const lot = await server.ask<string>({ do: 'lot' })
  const answers = await bidSteadily(server, lot, tokens, { perSecond, seconds })
  const what = `${perSecond} bids a second on one lot for ${seconds} s on ${database}`
  const accepted = answers.filter(({ status }) => status === 200)
  const away = answers.filter(({ status }) => status === 429)
  const others = answers.filter(({ status }) => ![200, 409, 429].includes(status))
  const share = (away.length / answers.length) * 100
  return [
    {
      what: `${what}, accepted, p99`,
      measured: percentile(timesOf(accepted), 0.99),
      unit: 'ms',
      budget: { most: 500 },
    },
    { what: `${what}, sent away`, measured: share, unit: '%', digits: 1 },
    {
      what: `${what}, sent away without Retry-After, or failed`,
      measured: others.length + away.filter(({ retryAfter }) => retryAfter === undefined).length,
      budget: { exactly: 0 },
    },
    { what: `${what}, acknowledged but lost`, measured: await lostOf(server, lot, answers), budget: { exactly: 0 } },
  ]
}

/** Half of the bids are too low. Each refusal is stored for the organiser, and must not slow down accepted bids. */
async function floodOfRefusals(server: AuctionServer, tokens: readonly string[], rates: Rates): Promise<Row[]> {
  const { database, flood: perSecond, seconds } = rates
  if (perSecond === undefined) return []
  const lot = await server.ask<string>({ do: 'lot' })
  const isTooLow = (number: number) => number % 2 === 1
  const answers = await bidSteadily(server, lot, tokens, { perSecond, seconds, isTooLow })
  const what = `${perSecond} bids a second, half of them too low, for ${seconds} s on ${database}`
  const accepted = answers.filter(({ status }) => status === 200)
  const others = answers.filter(
    ({ status, retryAfter }) => ![200, 409].includes(status) && !(status === 429 && retryAfter),
  )
  const kept = await server.ask<number>({ do: 'refused', lot })
  const refused = answers.filter(({ status }) => status === 409).length
  return [
    {
      what: `${what}, accepted, p99`,
      measured: percentile(timesOf(accepted), 0.99),
      unit: 'ms',
      budget: { most: 500 },
    },
    {
      what: `${what}, neither decided nor sent away with Retry-After`,
      measured: others.length,
      budget: { exactly: 0 },
    },
    { what: `${what}, refused and not kept`, measured: refused - kept, budget: { exactly: 0 } },
  ]
}

/** Everybody reads the lot again at the moment that it closes. */
async function refetches(server: AuctionServer, tokens: readonly string[], rates: Rates): Promise<Row[]> {
  const { database, refetching } = rates
  const lot = await server.ask<string>({ do: 'lot' })
  for (let number = 1; number <= 50; number++) await placeBid(server, lot, tokens[number], number * 5)
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: refetching }, () =>
      call(server, { path: `/auction/items/${lot}?event=${server.event}` }, begun),
    ),
  )
  const failed = answers.filter(({ status }) => status !== 200).length
  const what = `${refetching} clients read a lot again at once on ${database}`
  return [
    { what: `${what}, the last`, measured: Math.max(...timesOf(answers)), unit: 'ms', budget: { most: 1000 } },
    { what: `${what}, failed`, measured: failed, budget: { exactly: 0 } },
  ]
}

const timesOf = (answers: readonly Answer[]) => answers.map(({ took }) => took)

/** Receipts whose entry is not in the log. */
async function lostOf(server: AuctionServer, lot: string, answers: readonly Answer[]): Promise<number> {
  const log = await server.ask<{ sequence: number; hash: string }[]>({ do: 'audit', lot })
  const hashes = new Set(log.map(({ hash }) => hash))
  const receipts = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => (JSON.parse(body()) as { receipt: { hash: string } }).receipt.hash)
  return receipts.filter(hash => !hashes.has(hash)).length
}
