import { type Kysely, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { codesOf } from '../error-codes.ts'
import { inTime } from '../in-time.ts'
import { log } from '../log.ts'
import { createLoop } from '../loop.ts'
import { type Claimed, claim, finish, giveUp, postpone, renew, renewal, waits } from './claims.ts'
import { FinalError } from './final-error.ts'
import type { Job, JobKind } from './job-kind.ts'
import type { NewJob } from './schedule.ts'

declare module '../context.ts' {
  interface Context {
    readonly jobs: Jobs
  }
}

/** Runs scheduled jobs. All processes of a server share them; each job runs in one process at a time. */
export interface Jobs {
  /** Starts running jobs, with the context they need. */
  start(context: Context): Promise<void>
  /** Call after a commit that scheduled a job. Returns at once. */
  wake(): void
  /** Runs one job now if it is due. Resolves when it has been tried, also if it was already running here. */
  runNow(job: Pick<NewJob, 'kind' | 'key'>): Promise<void>
  /** Resolves when all due jobs have been tried: for tests. */
  runDue(): Promise<void>
  /** Waits ten seconds for running jobs. The rest stay in the database. */
  close(): Promise<void>
}

const defaultAtOnce = 5
/** Milliseconds that running jobs get at shutdown. */
const closeLimit = 10_000

interface JobsOptions {
  readonly kinds: readonly JobKind[]
  /** Called when a job is retried or given up, or the database is unreachable. */
  readonly report: (problem: unknown, job?: FailedTry) => void
}

interface FailedTry {
  readonly kind: string
  readonly key: string
  readonly tries: number
  /** It is not tried again. */
  readonly isFinal: boolean
}

export function createJobs(db: Kysely<Database>, { kinds, report }: JobsOptions): Jobs {
  const byName = new Map(kinds.map(kind => [kind.kind, kind]))
  const running = new Map<Claimed, Promise<void>>()
  const loop = createLoop(look, problem => report(problem))
  let closed = false
  let context: Context | undefined
  let heartbeat: NodeJS.Timeout | undefined

  const jobs: Jobs = {
    async start(given) {
      await addRecurring(db, kinds)
      context = given
      heartbeat = setInterval(() => {
        if (running.size > 0) renew(db, [...running.keys()]).catch(problem => report(problem))
      }, renewal).unref()
      jobs.wake()
    },
    wake() {
      if (context) loop.wake()
    },
    async runNow({ kind, key }) {
      const kindOf = byName.get(kind)
      if (!kindOf || closed || !context) return
      const claimed = await claim(db, kind, 1, key)
      for (const job of claimed) begin(kindOf, job)
      // The loop may just be claiming it.
      if (!claimed.length) await loop.settled()
      await Promise.all([...running].filter(([job]) => job.kind === kind && job.key === key).map(([, end]) => end))
    },
    async runDue() {
      const isDue = async () => [...(await waits(db, [...byName.keys()])).values()].some(wait => wait <= 0)
      do {
        await Promise.all(running.values())
        await loop.look()
      } while (!closed && (running.size > 0 || (await isDue())))
    },
    async close() {
      closed = true
      const ended = loop.close().then(() => Promise.all(running.values()))
      if (!(await inTime(ended, closeLimit))) {
        const kinds = [...running.keys()].map(({ kind }) => kind)
        log.warn({ kinds }, 'Jobs did not end in time: another process or the next start takes them over')
      }
      clearInterval(heartbeat)
    },
  }

  async function look(): Promise<number> {
    let pause = Number.POSITIVE_INFINITY
    for (const [name, wait] of await waits(db, [...byName.keys()])) {
      const kind = byName.get(name)
      const free = kind ? roomFor(kind) : 0
      if (wait > 0) pause = Math.min(pause, wait)
      else if (kind && free > 0 && !closed) for (const job of await claim(db, name, free)) begin(kind, job)
    }
    return pause
  }

  function roomFor({ kind, atOnce = defaultAtOnce }: JobKind): number {
    return atOnce - [...running.keys()].filter(job => job.kind === kind).length
  }

  function begin(kind: JobKind, job: Claimed): void {
    const end = run(kind, job).finally(() => {
      running.delete(job)
      jobs.wake()
    })
    running.set(job, end)
  }

  async function run(kind: JobKind, job: Claimed): Promise<void> {
    const { key, payload, tries } = job
    let completed = false
    const complete: Job['complete'] = async trx => {
      if (!(await finish(trx, job, kind.every))) throw new Error('The job was cancelled or taken over')
      completed = true
    }
    try {
      await kind.run(context as Context, { key, payload, tries, complete })
      if (!completed) await finish(db, job, kind.every)
    } catch (problem) {
      const isFinal = problem instanceof FinalError
      const cause = isFinal ? problem.cause : problem
      report(cause, { kind: job.kind, key, tries, isFinal })
      const { type, code, status } = codesOf(cause)
      const words = [type, code, status].filter(word => word !== undefined).join(' ')
      await (isFinal ? giveUp : postpone)(db, job, words).catch(problem => report(problem))
    }
  }

  return jobs
}

/** The recurring jobs. */
async function addRecurring(db: Kysely<Database>, kinds: readonly JobKind[]): Promise<void> {
  const now = sql<Date>`now()`
  for (const { kind, every } of kinds) {
    if (every === undefined) continue
    await db
      .insertInto('jobs')
      .values({ kind, key: 'every', payload: '{}', due_at: now, run_at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
