import type { Generated } from 'kysely'
import type { Json } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface Database {
    jobs: JobTable
  }
}

/** What is to be done once, at its time. A job that is done is deleted. */
export interface JobTable {
  id: Generated<number>
  kind: string
  /** Unique among the jobs of its kind. */
  key: string
  payload: Json<unknown>
  /** When it was asked for. */
  due_at: Date
  /** From when it may be claimed: its due time, the next try, or the end of the lease of whoever runs it. */
  run_at: Date
  /** Of the run under way; null: nobody runs it. */
  claim: string | null
  /** Counts how often it was scheduled: a run finishes only what it was begun for. */
  revision: Generated<number>
  tries: Generated<number>
  /** The kind of error of the last try, without its message: those may hold people's data. */
  last_problem: string | null
  created_at: Generated<Date>
}
