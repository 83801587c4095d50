import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'

/** What floors and modules register: how jobs of one kind are done. */
export interface JobKind<Payload = unknown> {
  /** Such as `expire-order`. */
  readonly kind: string
  /** Seconds between two runs of a job that is always there, under the key `every`; undefined: it is scheduled. */
  readonly every?: number
  /** Jobs of this kind at once in one process. @default 5 */
  readonly atOnce?: number
  /**
   * Does it, so that a second time does no harm: a process can die between the work and the note that it is done.
   * What it throws has it tried again later. Where the work is one transaction, `job.complete` in it makes it exactly
   * once.
   */
  run(context: Context, job: Job<Payload>): Promise<void>
}

export interface Job<Payload = unknown> {
  readonly key: string
  readonly payload: Payload
  /** 1 at the first try. */
  readonly tries: number
  /**
   * Notes in the caller's transaction that it is done.
   * @throws {Error} if it was cancelled, or somebody else has taken it over: the transaction must not commit
   */
  complete(trx: Kysely<Database>): Promise<void>
}
