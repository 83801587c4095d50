import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'

/** A kind of job, as registered by a floor or module. */
export interface JobKind<Payload = unknown> {
  /** Such as `expire-order`. */
  readonly kind: string
  /** Seconds between two runs of a recurring job, whose key is `every`. Undefined: it runs when scheduled. */
  readonly every?: number
  /** Most jobs of this kind at once in one process. @default 5 */
  readonly atOnce?: number
  /**
   * Must be safe to run twice: a process can die after the work and before the job is marked as done. If it throws, the
   * job is retried later, or with a `FinalError` given up. If the work is one transaction, calling `job.complete` in it
   * makes it run exactly once.
   */
  run(context: Context, job: Job<Payload>): Promise<void>
}

export interface Job<Payload = unknown> {
  readonly key: string
  readonly payload: Payload
  /** 1 at the first try. */
  readonly tries: number
  /**
   * Marks the job as done, in the caller's transaction.
   * @throws {Error} if it was cancelled or taken over: the transaction must not commit
   */
  complete(trx: Kysely<Database>): Promise<void>
}
