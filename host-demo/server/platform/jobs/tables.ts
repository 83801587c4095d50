import type { Generated } from 'kysely'
import type { Json } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Database {
    jobs: JobTable
  }
}

/** A job to be done once, at its time. A finished job is deleted. */
interface JobTable {
  id: Generated<number>
  kind: string
  /** Unique within its kind. */
  key: string
  payload: Json<unknown>
  /** When it was scheduled. */
  due_at: Date
  /** Earliest time of the next claim: when it is due, the next try, or the end of the current lease. */
  run_at: Date
  /** The current lease. Null: it is not running. */
  claim: string | null
  /** Counts how often it was scheduled, so that a run completes only the version it was started for. */
  revision: Generated<number>
  tries: Generated<number>
  /** Class, code and status of the last error, without its message, which may hold personal data. */
  last_problem: string | null
  /** When it was given up. Null: it waits, or runs. */
  failed_at: Date | null
  created_at: Generated<Date>
}
