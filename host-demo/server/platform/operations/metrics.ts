import { type Kysely, sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/schema.ts'

export type Metrics = ReturnType<typeof createMetrics>

interface MetricsOptions {
  readonly db: Kysely<Database>
  /** All kinds of jobs, so that idle ones are reported as well. */
  readonly kinds: readonly string[]
  /** Open websockets of this process. */
  readonly sockets: () => number
  /** Adds the process's own metrics, which cost a timer. */
  readonly ofProcess: boolean
}

/** Counters of this process, and queue lengths, which are read from the database on request. */
export function createMetrics({ db, kinds, sockets, ofProcess }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'fayre_http_requests_total',
    help: 'Answered requests, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'fayre_http_request_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const errors = new Counter({ name: 'fayre_http_errors_total', help: 'Answers of 500 and above', registers })
  const waiting = new Gauge({ name: 'fayre_jobs_waiting', help: 'Jobs not done yet', labelNames: ['kind'], registers })
  const late = new Gauge({
    name: 'fayre_jobs_late',
    help: 'Jobs that should have run over 5 seconds ago',
    labelNames: ['kind'],
    registers,
  })
  const retrying = new Gauge({
    name: 'fayre_jobs_retrying',
    help: 'Jobs whose last try failed, and that will be tried again',
    labelNames: ['kind'],
    registers,
  })
  const failed = new Gauge({
    name: 'fayre_jobs_failed',
    help: 'Jobs that were given up',
    labelNames: ['kind'],
    registers,
  })
  const pushes = new Gauge({ name: 'fayre_outbox_waiting', help: 'Pushes not sent yet', registers })
  const age = new Gauge({ name: 'fayre_outbox_age_seconds', help: 'Age of the oldest push not sent', registers })
  const open = new Gauge({ name: 'fayre_sockets', help: 'Open websockets of this process', registers })

  return {
    answered(method: string, route: string, status: number, took: number): void {
      requests.inc({ method, route, status })
      seconds.observe({ method, route }, took / 1000)
      if (status >= 500) errors.inc()
    },
    contentType: registry.contentType,
    /** In the Prometheus text format. */
    async text(): Promise<string> {
      open.set(sockets())
      const [jobs, outbox] = await Promise.all([jobsOf(db), outboxOf(db)])
      for (const kind of new Set([...kinds, ...jobs.map(job => job.kind)])) {
        const counted = jobs.find(job => job.kind === kind)
        waiting.set({ kind }, counted?.waiting ?? 0)
        late.set({ kind }, counted?.late ?? 0)
        retrying.set({ kind }, counted?.retrying ?? 0)
        failed.set({ kind }, counted?.failed ?? 0)
      }
      pushes.set(outbox.waiting)
      age.set(outbox.age)
      return registry.metrics()
    },
  }
}

async function jobsOf(db: Kysely<Database>) {
  const { rows } = await sql<{ kind: string; waiting: number; late: number; retrying: number; failed: number }>`
    select kind, count(*) filter (where failed_at is null) as waiting,
      count(*) filter (where failed_at is null and run_at < now() - interval '5 seconds') as late,
      count(*) filter (where failed_at is null and last_problem is not null) as retrying,
      count(failed_at) as failed
    from jobs group by kind
  `.execute(db)
  return rows
}

async function outboxOf(db: Kysely<Database>) {
  const { rows } = await sql<{ waiting: number; age: number }>`
    select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age from outbox
  `.execute(db)
  return rows[0] ?? { waiting: 0, age: 0 }
}
