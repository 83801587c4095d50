import type { Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { databaseNow } from '../../host-demo/server/platform/db/clock.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { FinalError } from '../../host-demo/server/platform/jobs/final-error.ts'
import { listJobs, tryAgain } from '../../host-demo/server/platform/jobs/inspect.ts'
import type { Job, JobKind } from '../../host-demo/server/platform/jobs/job-kind.ts'
import { createJobs, type Jobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { cancel, schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { databases, postgresql } from '../databases.ts'

type Run = (job: Job) => Promise<void> | void

/** A job runner for the kind `ring`, as in each server process. */
async function start(db: Kysely<Database>, run: Run, kind: Partial<JobKind> = {}): Promise<Jobs> {
  const ring: JobKind = { kind: 'ring', run: async (_, job) => run(job), ...kind }
  const jobs = createJobs(db, { kinds: [ring], report: () => undefined })
  onTestFinished(jobs.close)
  await jobs.start({ db } as Context)
  return jobs
}

const ring = (key: string) => ({ kind: 'ring', key })
const left = (db: Kysely<Database>) => db.selectFrom('jobs').select(['key', 'tries', 'last_problem']).execute()

describe.each(databases)('jobs on $name', database => {
  test('run at their time, and not before', async () => {
    const { db } = await database.open()
    const ran = new Map<string, Date>()
    const jobs = await start(db, async ({ key }) => void ran.set(key, await databaseNow(db)))
    const begin = await databaseNow(db)
    const dueAt = new Date(begin.getTime() + 5000)
    await schedule(db, { ...ring('later'), dueAt })
    await schedule(db, ring('now'))
    jobs.wake()
    await expect.poll(() => ran.size).toBe(2)
    expect(ran.get('now')?.getTime()).toBeLessThan(dueAt.getTime())
    expect(ran.get('later')?.getTime()).toBeGreaterThanOrEqual(dueAt.getTime())
    await expect.poll(() => left(db)).toEqual([])
  })

  test('are shown to the operator, those in trouble first, and failed ones are tried again', async () => {
    const { db } = await database.open()
    const now = await databaseNow(db)
    const minute = 60_000
    let works = false
    const ran: string[] = []
    await schedule(db, ring('soon'))
    const jobs = await start(db, ({ key }) => {
      if (!works) throw new TypeError('with something private in it')
      ran.push(key)
    })
    await jobs.runDue()
    await schedule(db, { kind: 'other', key: 'overdue', dueAt: new Date(now.getTime() - minute) })
    await schedule(db, { kind: 'other', key: 'later', dueAt: new Date(now.getTime() + minute) })
    const shown = (await listJobs(db, { most: 10 })).map(({ key, state, tries, problem }) => [
      key,
      state,
      tries,
      problem,
    ])
    expect(shown).toEqual([
      ['overdue', 'late', 0, null],
      ['soon', 'retrying', 1, 'TypeError'],
      ['later', 'waiting', 0, null],
    ])
    expect(await listJobs(db, { only: 'ring', most: 10 })).toHaveLength(1)
    expect(await tryAgain(db, 'other')).toBe(0)
    expect(await tryAgain(db, 'ring', 'unknown')).toBe(0)
    works = true
    expect(await tryAgain(db, 'ring', 'soon')).toBe(1)
    await expect.poll(() => ran).toEqual(['soon'])
  })

  test('that no try can help are given up and told of once, until somebody has them tried again', async () => {
    const { db } = await database.open()
    let works = false
    const ran: number[] = []
    const told: unknown[] = []
    const run: JobKind['run'] = async (_, { tries }) => {
      if (!works) throw new FinalError(Object.assign(new Error('ada@donors.example'), { code: 'EGONE', status: 410 }))
      ran.push(tries)
    }
    const kinds = [{ kind: 'ring', run }]
    const jobs = createJobs(db, { kinds, report: (problem, job) => told.push([String(problem), job]) })
    onTestFinished(jobs.close)
    await jobs.start({ db } as Context)
    await schedule(db, ring('gone'))
    await jobs.runDue()
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .execute()
    await jobs.runDue()
    await jobs.runNow(ring('gone'))
    const failure = { kind: 'ring', key: 'gone', tries: 1, isFinal: true }
    expect(told).toEqual([['Error: ada@donors.example', failure]])
    expect(await listJobs(db, { most: 10 })).toMatchObject([{ state: 'failed', problem: 'Error EGONE 410' }])
    works = true
    expect(await tryAgain(db, 'ring')).toBe(1)
    await jobs.runDue()
    expect(ran).toEqual([2])
    expect(await left(db)).toEqual([])
  })

  test('that were given up run when they are scheduled anew, also while they fail', async () => {
    const { db } = await database.open()
    const ran: unknown[] = []
    const jobs = await start(db, async ({ payload }) => {
      ran.push(payload)
      if (payload === 2) await schedule(db, { ...ring('lot'), payload: 3 })
      if (payload !== 3) throw new FinalError(new Error('Gone'))
    })
    for (const payload of [1, 2]) {
      await schedule(db, { ...ring('lot'), payload })
      await jobs.runDue()
    }
    expect(ran).toEqual([1, 2, 3])
    expect(await left(db)).toEqual([])
  })

  test('exist once their transaction commits, and once for each key', async () => {
    const { db } = await database.open()
    const ran: unknown[] = []
    await db.transaction().execute(async trx => {
      await schedule(trx, { ...ring('one'), payload: 'first' })
      await schedule(trx, { ...ring('one'), payload: 'second' })
      await schedule(trx, ring('taken back'))
      await cancel(trx, ring('taken back'))
    })
    const undone = db.transaction().execute(async trx => {
      await schedule(trx, ring('never'))
      throw new Error('Rolled back')
    })
    await expect(undone).rejects.toThrow('Rolled back')
    await (await start(db, ({ key, payload }) => void ran.push([key, payload]))).runDue()
    expect(ran).toEqual([['one', 'second']])
  })

  test('that fail are tried later, and delay no other', async () => {
    const { db } = await database.open()
    for (const key of ['bad', 'good']) await schedule(db, ring(key))
    const ran: string[] = []
    const jobs = await start(db, ({ key, tries }) => {
      if (key === 'bad' && tries === 1) throw new TypeError('ada@donors.example is unknown')
      ran.push(`${key} ${tries}`)
    })
    await jobs.runDue()
    expect(ran).toEqual(['good 1'])
    expect(await left(db)).toEqual([{ key: 'bad', tries: 1, last_problem: 'TypeError' }])
    await jobs.runNow(ring('bad'))
    expect(ran).toEqual(['good 1'])
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .execute()
    await jobs.runNow(ring('bad'))
    expect(ran).toEqual(['good 1', 'bad 2'])
    expect(await left(db)).toEqual([])
  })

  test('that are scheduled again while they run are run again', async () => {
    const { db } = await database.open()
    await schedule(db, { ...ring('lot'), payload: 1 })
    const ran: unknown[] = []
    const jobs = await start(db, async ({ payload }) => {
      ran.push(payload)
      if (payload === 1) await schedule(db, { ...ring('lot'), payload: 2 })
    })
    await jobs.runDue()
    expect(ran).toEqual([1, 2])
    expect(await left(db)).toEqual([])
  })

  test('that were cancelled while they ran cannot commit', async () => {
    const { db } = await database.open()
    await schedule(db, ring('lot'))
    const jobs = await start(db, async ({ complete }) => {
      await cancel(db, ring('lot'))
      await db.transaction().execute(async trx => {
        await trx.insertInto('server_secrets').values({ name: 'written', value: 'by the job' }).execute()
        await complete(trx)
      })
    })
    await jobs.runDue()
    expect(await db.selectFrom('server_secrets').selectAll().execute()).toEqual([])
    expect(await left(db)).toEqual([])
  })

  test('that recur run again after their pause', async () => {
    const { db } = await database.open()
    const ran: string[] = []
    const jobs = await start(db, ({ key }) => void ran.push(key), { every: 60 })
    await jobs.runDue()
    expect(ran).toEqual(['every'])
    const { due_at } = await db.selectFrom('jobs').select('due_at').executeTakeFirstOrThrow()
    const pause = due_at.getTime() - (await databaseNow(db)).getTime()
    expect(pause).toBeGreaterThan(50_000)
    expect(pause).toBeLessThanOrEqual(60_000)
  })
})

/** How often each of 200 jobs is run by two processes together. */
async function doneByTwo(work: (db: Kysely<Database>, count: (key: string) => void) => Promise<void>) {
  const { config, drop } = await postgresql.prepare()
  const [one, two] = await Promise.all([openDatabase(config), openDatabase(config)])
  onTestFinished(async () => {
    await Promise.all([one.close(), two.close()])
    await drop()
  })
  for (let number = 0; number < 200; number++) await schedule(one.db, ring(String(number)))
  const counts = new Map<string, number>()
  const count = (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)
  await Promise.all([work(one.db, count), work(two.db, count)])
  return { jobs: counts.size, most: Math.max(...counts.values()) }
}

test('each of many jobs is run once by two processes', async () => {
  const done = await doneByTwo(async (db, count) => (await start(db, ({ key }) => count(key))).runDue())
  expect(done).toEqual({ jobs: 200, most: 1 })
})

test('control: without a claim two processes run the same jobs', async () => {
  const done = await doneByTwo(async (db, count) => {
    for (;;) {
      const found = await db.selectFrom('jobs').select('key').limit(5).execute()
      if (!found.length) return
      for (const { key } of found) {
        count(key)
        await cancel(db, ring(key))
      }
    }
  })
  expect(done.most).toBeGreaterThan(1)
})
