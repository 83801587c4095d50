/**
 * Kills the server during payments: `npm run kills -- [--kills 200] [--seed 1] [--database pglite] [--bids] [--closes]`.
 * Exits with 1 when money, a bid or a win is lost or doubled. `--bids`: only during bids; `--closes`: only while lots close.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgresql } from '../postgresql.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bidPoints, closePoints } from './points.ts'
import { type KillResult, runKills } from './run-kills.ts'

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
    bids: { type: 'boolean', default: false },
    closes: { type: 'boolean', default: false },
  },
})
const kinds = (['pglite', 'postgresql'] as const).filter(kind => !options.database || kind === options.database)
const postgresql = await startPostgresql()
const found: string[] = []
console.log(
  `Seed ${options.seed}\n\n| database | kills | donations | lost, doubled or untold | ready again: median | slowest |`,
)
console.log('|---|--:|--:|--:|--:|--:|')
try {
  for (const database of kinds) {
    const result = await runKills({
      postgresql: postgresql.url,
      database: { prepare: () => prepare(database) },
      kills: Number(options.kills),
      seed: Number(options.seed),
      ...(options.bids && { only: bidPoints }),
      ...(options.closes && { only: closePoints }),
      onKill(number, { step, at }, problems) {
        if (problems.length || number % 20 === 0) console.error(`${database} ${number} ${step} (${at})`, ...problems)
      },
    })
    console.log(rowOf(database, result))
    found.push(...result.problems)
  }
} finally {
  await postgresql.stop()
}
for (const problem of found) console.log(problem)
console.log(found.length ? `\n${found.length} problems.` : '\nNothing lost, nothing doubled.')
process.exitCode = found.length ? 1 : 0

/** A new, empty database, which the server's first start seeds. */
async function prepare(kind: (typeof kinds)[number]) {
  if (kind === 'pglite') {
    const { path, remove } = temporaryFolder('kills')
    return { config: { type: 'embedded', folder: join(path, 'data') } as const, drop: async () => remove() }
  }
  const admin = new pg.Client({ connectionString: postgresql.url })
  await admin.connect()
  const url = new URL(postgresql.url)
  url.pathname = `/fayre_killed_${randomUUID().replaceAll('-', '')}`
  const name = url.pathname.slice(1)
  await admin.query(`create database ${name}`)
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { config: { type: 'postgresql', url: url.href } as const, drop }
}

function rowOf(database: string, { kills, donations, problems, starts }: KillResult): string {
  const sorted = [...starts].sort((one, other) => one - other)
  const seconds = (milliseconds = Number.NaN) => `${(milliseconds / 1000).toFixed(1)} s`
  const median = seconds(sorted[Math.floor(sorted.length / 2)])
  return `| ${database} | ${kills} | ${donations} | ${problems.length} | ${median} | ${seconds(sorted.at(-1))} |`
}
