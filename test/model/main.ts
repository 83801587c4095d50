/**
 * Compares random sequences of orders with the naive model: `npm run model -- [--runs 1000] [--seed 1] [--database
 * pglite]`. Exits with 1 when an order differs, or the control did not fail.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { log } from '../../host-demo/server/platform/log.ts'
import { startPostgresql } from '../postgresql.ts'
import { runModel } from './run-model.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
  },
})
const [runs, seed] = [Number(options.runs), Number(options.seed)]
const postgresql = await startPostgresql()
const admin = new pg.Client({ connectionString: postgresql.url })
await admin.connect()
let failed = false
// The injected failures would be logged one by one.
log.level = 'silent'
console.log(`Seed ${seed}`)
try {
  for (const kind of ['pglite', 'postgresql'] as const) {
    if (options.database && options.database !== kind) continue
    const problem = await runModel({ prepare: kind === 'pglite' ? inMemory : newDatabase }, { seed, runs })
    console.log(`${kind}: ${runs} sequences, ${problem ?? 'all as the model has them'}`)
    failed ||= problem !== undefined
  }
  const noticed = await runModel({ prepare: newDatabase }, { seed, runs, unprotected: true })
  console.log(`control: ${noticed ? 'noticed' : 'not noticed'} that an order does not know what it replaces`)
  failed ||= noticed === undefined
} finally {
  await admin.end()
  await postgresql.stop()
}
process.exitCode = failed ? 1 : 0

async function inMemory() {
  return { config: { type: 'embedded', folder: undefined } as const, drop: async () => {} }
}

async function newDatabase() {
  const name = `fayre_model_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(postgresql.url)
  url.pathname = `/${name}`
  const drop = async () => void (await admin.query(`drop database ${name} with (force)`))
  return { config: { type: 'postgresql', url: url.href } as const, drop }
}
