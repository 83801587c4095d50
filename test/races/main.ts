/**
 * Runs every race and its negative control: `npm run races -- [--rounds 200] [--only "three seats, voucher"]
 * [--database pglite] [--minutes 10]`. Exits with 1 when something happened too often, or a control did not fail. The
 * embedded database has one connection, so what its locks prevent cannot happen there, and it has no control.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { TestDatabase } from '../databases.ts'
import { startPostgresql } from '../postgresql.ts'
import type { Race } from './race.ts'
import { crowd, type RaceResult, races, runRace, startRaceServer } from './run-race.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    /** For each race on each database. */
    minutes: { type: 'string', default: '1000' },
  },
})
const rounds = Number(options.rounds)
const names = options.only.split(',').map(name => name.trim())
const chosen = races.filter(({ name }) => names.some(part => name.includes(part)))
/** A control that fails in nearly every round proves more than one that fails once. */
const controlRounds = Math.ceil(rounds / 10)

const postgresql = await startPostgresql()
const admin = new pg.Client({ connectionString: postgresql.url })
await admin.connect()
let failed = false
const kinds = [
  ['pglite', inMemory],
  ['postgresql', prepare],
] as const
const databases = kinds.filter(([name]) => !options.database || name === options.database)
console.log(`${crowd} at once\n\n| race | database | rounds | violated | control: noticed |\n|---|---|--:|--:|--:|`)
try {
  for (const race of chosen) {
    for (const [name, prepare] of databases) {
      const result = await runOn(prepare, race, rounds)
      const { rounds: played, violated } = result
      console.log(`| ${race.name} | ${name} | ${played} | ${violated} | ${await control(name, race)} |`)
      for (const problem of new Set(result.problems)) console.error(problem)
      failed ||= result.violated > 0
    }
  }
} finally {
  await admin.end()
  await postgresql.stop()
}
process.exitCode = failed ? 1 : 0

async function control(database: string, race: Race): Promise<string> {
  if (database === 'pglite') return ''
  const { violated, rounds: played } = await runOn(prepare, race, controlRounds, race.unprotected)
  failed ||= violated < played * 0.95
  return `${violated} of ${played}`
}

async function runOn(
  prepare: TestDatabase['prepare'],
  race: Race,
  rounds: number,
  unprotected?: Race['unprotected'],
): Promise<RaceResult> {
  const { demo, pass } = await startRaceServer({ prepare }, [race], unprotected)
  try {
    const until = Date.now() + Number(options.minutes) * 60_000
    return await runRace(demo, race, { rounds, until, pass })
  } finally {
    await demo.close()
  }
}

async function inMemory() {
  return { config: { type: 'embedded', folder: undefined } as const, drop: async () => {} }
}

async function prepare() {
  const name = `fayre_races_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(postgresql.url)
  url.pathname = `/${name}`
  const drop = async () => void (await admin.query(`drop database ${name} with (force)`))
  return { config: { type: 'postgresql', url: url.href } as const, drop }
}
