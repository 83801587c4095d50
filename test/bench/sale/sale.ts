import { join } from 'node:path'
import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { findPostgresql, startPostgresql } from '../../postgresql.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { warmUp } from '../auction/load.ts'
import { median, percentile } from '../numbers.ts'
import { startOwnServer } from '../own-server.ts'
import type { Row } from '../table.ts'
import type { Asked } from './sale-server.ts'
import { buy, lookAt, type SaleServer, type Visit, visit } from './visitor.ts'

const people = 500
const seats = 100
/** Visits to the page on each process before the sale opens. */
const looksBefore = 300

/**
 * Several, because one alone measures what else the machine did in that half of a second. More baskets of one address
 * are sent away.
 */
const sales = 3

interface Counted {
  readonly sold: number
  readonly seats: number
}

interface Sale extends Counted {
  readonly visits: readonly Visit[]
  /** Milliseconds of processor time of the servers for each visitor. */
  readonly each: number
  readonly baskets: number
  readonly paid: number
}

/** A sale of few seats opens for very many people at once. Of several sales: the middle time, the worst count. */
export async function measureSale(): Promise<Row[]> {
  const folder = temporaryFolder('bench')
  const rows: Row[] = []
  try {
    const embedded = { type: 'embedded', folder: join(folder.path, 'data') } as const
    rows.push(...(await measure('PGlite', embedded, 1)))
  } finally {
    folder.remove()
  }
  if (!process.env.DATABASE_URL && !findPostgresql()) return rows
  const postgresql = await startPostgresql()
  try {
    rows.push(...(await measure('two processes with PostgreSQL', { type: 'postgresql', url: postgresql.url }, 2)))
  } finally {
    await postgresql.stop()
  }
  return rows
}

async function measure(where: string, database: DatabaseConfig, processes: number): Promise<Row[]> {
  const servers: SaleServer[] = []
  try {
    // Started one after the other, because the first one creates the tables.
    while (servers.length < processes) {
      servers.push(await startOwnServer<Asked>(new URL('sale-server.ts', import.meta.url), database))
    }
    const [first] = servers
    if (!first) throw new Error('No server was started')
    // Warms up each process: real visitors have looked at the page of such a sale before it opens.
    for (const server of servers) for (let looks = 0; looks < looksBefore; looks++) await lookAt(server)
    await visit(first, await first.ask<string>({ do: 'open sale', seats: 1 }), performance.now())
    await warmUp()
    const held: Sale[] = []
    while (held.length < sales) held.push(await holdSale(first, servers))
    return rowsOf(`${people} people at ${seats} seats, ${where}`, held)
  } finally {
    for (const server of servers) server.stop()
  }
}

/** One sale, from its opening until its tickets are paid. */
async function holdSale(first: SaleServer, servers: readonly SaleServer[]): Promise<Sale> {
  const of = (index: number) => servers[index % servers.length] ?? first
  const type = await first.ask<string>({ do: 'open sale', seats })
  const before = await processorTime(servers)
  const due = performance.now()
  const visits = await Promise.all(Array.from({ length: people }, (_, index) => visit(of(index), type, due)))
  const each = ((await processorTime(servers)) - before) / people
  const filled = [...visits.entries()].filter(([, { basket }]) => basket.status === 200)
  const ends = await Promise.all(filled.map(([index, { key }]) => buy(of(index), type, key)))
  const paid = ends.filter(end => end === 'paid').length
  return { visits, each, baskets: filled.length, paid, ...(await first.ask<Counted>({ do: 'count', type })) }
}

function rowsOf(what: string, sales: readonly Sale[]): Row[] {
  const middle = (of: (sale: Sale) => number) => median(sales.map(of))
  const timeOf = (kind: 'page' | 'basket') =>
    middle(({ visits }) =>
      percentile(
        visits.map(visit => visit[kind].took),
        0.95,
      ),
    )
  /** Of the sale that is the farthest from right. */
  const worst = (right: number, of: (sale: Sale) => number) =>
    sales.map(of).reduce((worst, one) => (Math.abs(one - right) > Math.abs(worst - right) ? one : worst), right)
  const busyOf = ({ visits }: Sale) => visits.flatMap(({ busy }) => busy)
  const isHonest = ({ status, body }: Visit['basket']) =>
    status === 200 || (status === 409 && /baskets|sold out/.test(body()))
  const unexplained = (sale: Sale) =>
    sale.visits.filter(({ basket }) => !isHonest(basket)).length +
    busyOf(sale).filter(({ retryAfter }) => !retryAfter).length
  const failed = ({ visits }: Sale) => visits.filter(({ page }) => page.status !== 200).length
  const all = { exactly: seats }
  return [
    { what: `${what}: the first page, p95`, measured: timeOf('page'), unit: 'ms', budget: { most: 300 } },
    { what: `${what}: pages that failed`, measured: worst(0, failed), budget: { exactly: 0 } },
    { what: `${what}: a basket, p95`, measured: timeOf('basket'), unit: 'ms' },
    {
      what: `${what}: processor time of the servers for each`,
      measured: middle(({ each }) => each),
      unit: 'ms',
      digits: 2,
    },
    { what: `${what}: asked to come again`, measured: worst(0, sale => busyOf(sale).length) },
    {
      what: `${what}: sent away without the reason, or when to come again`,
      measured: worst(0, unexplained),
      budget: { exactly: 0 },
    },
    { what: `${what}: baskets`, measured: worst(seats, ({ baskets }) => baskets), budget: all },
    { what: `${what}: paid`, measured: worst(seats, ({ paid }) => paid), budget: all },
    { what: `${what}: sold`, measured: worst(seats, ({ sold }) => sold), budget: all },
    { what: `${what}: seats of guests`, measured: worst(seats, sale => sale.seats), budget: all },
  ]
}

/** Milliseconds of all processes so far. */
async function processorTime(servers: readonly SaleServer[]): Promise<number> {
  let sum = 0
  for (const server of servers) {
    const { user, system } = await server.ask<NodeJS.CpuUsage>({ do: 'cpu' })
    sum += (user + system) / 1000
  }
  return sum
}
