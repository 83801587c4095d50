import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { createJobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { relayTo } from '../relay.ts'
import type { Template } from '../templates.ts'
import { event, startDemo } from './demo-server.ts'

/** A database behind a relay, and the way around it. */
async function behindRelay(template: Template = 'empty') {
  const { config, drop } = await postgresql.prepare(template)
  onTestFinished(drop)
  if (config.type !== 'postgresql') throw new Error('This test needs PostgreSQL')
  const relay = await relayTo(config.url)
  return { relay, direct: config, config: { ...config, url: relay.url, statementTimeout: 2000 } }
}

test('lives on when the database ends its connections while queries run', async () => {
  const { relay, config } = await behindRelay()
  const { db, close } = await openDatabase(config)
  onTestFinished(close)
  const asked = sql`select pg_sleep(20)`.execute(db)
  const within = db.transaction().execute(trx => sql`select pg_sleep(20)`.execute(trx))
  const failures = Promise.allSettled([asked, within])
  await new Promise(done => setTimeout(done, 200))
  relay.drop()
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
})

test('jobs go on after their connection was forgotten by a firewall', async () => {
  const { relay, config, direct } = await behindRelay()
  const [mine, around] = [await openDatabase(config), await openDatabase(direct)]
  onTestFinished(mine.close)
  onTestFinished(around.close)
  const ran: string[] = []
  const ring = { kind: 'ring', run: async (_: Context, { key }: { key: string }) => void ran.push(key) }
  const jobs = createJobs(mine.db, { kinds: [ring], report: () => undefined })
  onTestFinished(jobs.close)
  await jobs.start({ db: mine.db } as Context)
  await jobs.runDue()
  relay.silence()
  await schedule(around.db, { kind: 'ring', key: 'after the silence' })
  await expect.poll(() => ran, { timeout: 40_000 }).toEqual(['after the silence'])
}, 60_000)

test('is not ready while the database is silent, and stops all the same', async () => {
  const { relay, config, direct } = await behindRelay('demo')
  const prepare = async () => ({ config: { ...config, statementTimeout: 60_000 }, drop: async () => undefined })
  const demo = await startDemo({ prepare }, { stopLimit: 1000 })
  relay.silence()
  relay.silenceNew()
  const { db, close } = await openDatabase(direct)
  await schedule(db, { kind: 'send-mail', key: 'none' })
  await close()
  expect((await fetch(`${demo.url}/livez`)).status).toBe(200)
  expect((await fetch(`${demo.url}/readyz`)).status).toBe(503)
  const began = Date.now()
  await demo.close()
  expect(Date.now() - began).toBeLessThan(15_000)
}, 60_000)

test('answers 503 to a request whose connection is lost, and the next one as ever', async () => {
  const { relay, config, direct } = await behindRelay('demo')
  const prepare = async () => ({ config: { ...config, statementTimeout: 60_000 }, drop: async () => undefined })
  const demo = await startDemo({ prepare })
  const around = new pg.Client({ connectionString: direct.url })
  await around.connect()
  onTestFinished(async () => {
    await around.end()
    await demo.close()
  })
  await around.query('begin')
  await around.query('lock table polls in access exclusive mode')
  const waiting = demo.call(endpoints.polls, {}, { event })
  await vi.waitFor(async () => {
    await around.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await around.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rowCount).toBe(1)
  }, 5000)
  relay.drop()
  const { status, error, headers } = await waiting
  expect([status, error.error, headers.get('retry-after')]).toEqual([503, 'database_unavailable', '5'])
  await around.query('rollback')
  expect((await demo.call(endpoints.polls, {}, { event })).status).toBe(200)
}, 30_000)
