import { join } from 'node:path'
import type { DatabaseConfig } from '../../../host-demo/server/platform/config.ts'
import { findPostgresql, startPostgresql } from '../../postgresql.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { warmUp } from '../auction/load.ts'
import { percentile } from '../numbers.ts'
import { startOwnServer } from '../own-server.ts'
import type { Row } from '../table.ts'
import type { Asked } from './sale-server.ts'
import { buy, lookAt, type SaleServer, type Visit, visit } from './visitor.ts'

const people = 500
const seats = 100
/** Visits to the page on each process before the sale opens. */
const looksBefore = 300

/** A sale of few seats opens for very many people at once. */
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
    const of = (index: number) => servers[index % servers.length] ?? first
    // Warms up each process: real visitors have looked at the page of such a sale before it opens.
    for (const server of servers) for (let looks = 0; looks < looksBefore; looks++) await lookAt(server)
    await visit(first, await first.ask<string>({ do: 'open sale', seats: 1 }), performance.now())
    const type = await first.ask<string>({ do: 'open sale', seats })
    await warmUp()
    const before = await processorTime(servers)
    const due = performance.now()
    const visits = await Promise.all(Array.from({ length: people }, (_, index) => visit(of(index), type, due)))
    const each = ((await processorTime(servers)) - before) / people
    const filled = [...visits.entries()].filter(([, { basket }]) => basket.status === 200)
    const ends = await Promise.all(filled.map(([index, { key }]) => buy(of(index), type, key)))
    const sold = await first.ask<{ sold: number; seats: number }>({ do: 'count', type })
    return rowsOf(`${people} people at ${seats} seats, ${where}`, visits, ends, { ...sold, each })
  } finally {
    for (const server of servers) server.stop()
  }
}

function rowsOf(
  what: string,
  visits: readonly Visit[],
  ends: readonly string[],
  { sold, seats: given, each }: { readonly sold: number; readonly seats: number; readonly each: number },
): Row[] {
  const pages = visits.map(({ page }) => page)
  const baskets = visits.map(({ basket }) => basket)
  const away = baskets.filter(({ status }) => status !== 200)
  const busy = visits.flatMap(visit => visit.busy)
  const isHonest = ({ status, body }: Visit['basket']) => status === 409 && /baskets|sold out/.test(body())
  return [
    {
      what: `${what}: the first page, p95`,
      measured: percentile(
        pages.map(({ took }) => took),
        0.95,
      ),
      unit: 'ms',
      budget: { most: 300 },
    },
    {
      what: `${what}: pages that failed`,
      measured: pages.filter(({ status }) => status !== 200).length,
      budget: { exactly: 0 },
    },
    {
      what: `${what}: a basket, p95`,
      measured: percentile(
        baskets.map(({ took }) => took),
        0.95,
      ),
      unit: 'ms',
    },
    { what: `${what}: processor time of the servers for each`, measured: each, unit: 'ms', digits: 2 },
    { what: `${what}: asked to come again`, measured: busy.length },
    {
      what: `${what}: sent away without the reason, or when to come again`,
      measured: away.filter(one => !isHonest(one)).length + busy.filter(({ retryAfter }) => !retryAfter).length,
      budget: { exactly: 0 },
    },
    { what: `${what}: baskets`, measured: baskets.length - away.length, budget: { exactly: seats } },
    { what: `${what}: paid`, measured: ends.filter(end => end === 'paid').length, budget: { exactly: seats } },
    { what: `${what}: sold`, measured: sold, budget: { exactly: seats } },
    { what: `${what}: seats of guests`, measured: given, budget: { exactly: seats } },
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
