/**
 * Plays random auctions on a server and in a naive model: `npm run auctions -- [--runs 10000] [--seed 1] [--database
 * pglite] [--processes 2]`. Exits with 1 when a price, leader, end or log differs, or the control did not fail.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgresql } from '../postgresql.ts'
import type { Part } from './part.ts'
import { runAuctions } from './run-auctions.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})
const [runs, seed, processes] = [options.runs, options.seed, options.processes].map(Number) as [number, number, number]
let failed = false
console.log(`Seed ${seed}`)

if (options.database !== 'postgresql') await play('pglite', inMemory)
if (options.database !== 'pglite') {
  const postgresql = await startPostgresql()
  const admin = new pg.Client({ connectionString: postgresql.url })
  await admin.connect()
  try {
    await play('postgresql', () => newDatabase(admin, postgresql.url))
  } finally {
    await admin.end()
    await postgresql.stop()
  }
}
const noticed = await runAuctions({ prepare: inMemory }, { seed, runs: 200, spoilt: true })
console.log(`control: ${noticed ? 'noticed' : 'not noticed'} that prices are wrong by a penny`)
process.exitCode = failed || noticed === undefined ? 1 : 0

/** Every process has a database and a seed of its own. */
async function play(name: string, prepare: () => Promise<Prepared>): Promise<void> {
  const begun = performance.now()
  const parts = Array.from({ length: processes }, async (_, index) => {
    const { config, drop } = await prepare()
    const share = Math.floor(runs / processes) + (index < runs % processes ? 1 : 0)
    const problem = await playPart({ config, seed: seed + index, runs: share })
    await drop()
    return problem && `with seed ${seed + index}: ${problem}`
  })
  const problems = (await Promise.all(parts)).filter(Boolean)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`${name}: ${runs} auctions in ${minutes} minutes, ${problems.join('\n') || 'all as the model has them'}`)
  failed ||= problems.length > 0
}

function playPart(part: Part): Promise<string | undefined> {
  const child = fork(new URL('part.ts', import.meta.url), [JSON.stringify(part)])
  return new Promise((done, fail) => {
    child.once('message', message => done((message as { problem?: string }).problem))
    child.once('exit', code => fail(new Error(`A process ended with ${code} before its auctions`)))
  })
}

type Prepared = Awaited<ReturnType<Parameters<typeof runAuctions>[0]['prepare']>>

async function inMemory() {
  return { config: { type: 'embedded', folder: undefined } as const, drop: async () => {} }
}

async function newDatabase(admin: pg.Client, base: string) {
  const name = `fayre_auctions_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  const drop = async () => void (await admin.query(`drop database ${name} with (force)`))
  return { config: { type: 'postgresql', url: url.href } as const, drop }
}
