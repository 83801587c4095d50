/**
 * Plays random sales of tickets on a server and in a naive model: `npm run sales -- [--runs 1000] [--seed 1] [--database
 * pglite] [--minutes 10]`. Exits with 1 when stock, a message or a waiting list differs, or the control did not fail.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgresql } from '../postgresql.ts'
import { runSales } from './run-sales.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
    /** Minutes on each database. */
    minutes: { type: 'string' },
  },
})
const [runs, seed] = [Number(options.runs), Number(options.seed)]
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
const { problem: noticed } = await runSales({ prepare: inMemory }, { seed, runs: 200, forgetful: true })
console.log(`control: ${noticed ? 'noticed' : 'not noticed'} that baskets are kept too short`)
process.exitCode = failed || noticed === undefined ? 1 : 0

async function play(name: string, prepare: Parameters<typeof runSales>[0]['prepare']): Promise<void> {
  const bound = options.minutes === undefined ? {} : { minutes: Number(options.minutes) }
  const { played, problem } = await runSales({ prepare }, { seed, runs, ...bound })
  console.log(`${name}: ${played} sales, ${problem ?? 'all as the model has them'}`)
  failed ||= problem !== undefined
}

async function inMemory() {
  return { config: { type: 'embedded', folder: undefined } as const, drop: async () => {} }
}

async function newDatabase(admin: pg.Client, base: string) {
  const name = `fayre_sales_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  const drop = async () => void (await admin.query(`drop database ${name} with (force)`))
  return { config: { type: 'postgresql', url: url.href } as const, drop }
}
