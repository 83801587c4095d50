import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

interface JobState {
  readonly kind: string
  readonly key: string
  /**
   * `failed`: it was given up, and is tried again when somebody asks. `retrying`: its last try failed, and it will be
   * tried again. `late`: it should have run over 5 seconds ago.
   */
  readonly state: 'waiting' | 'running' | 'late' | 'retrying' | 'failed'
  /** When it was scheduled for. */
  readonly due: Date
  /** Its next try, or the end of its lease while it is running. */
  readonly next: Date
  readonly tries: number
  /** Class, code and status of the last error. The log has the rest. */
  readonly problem: string | null
}

const state = sql<JobState['state']>`case
  when claim is not null and run_at > now() then 'running'
  when failed_at is not null then 'failed'
  when run_at < now() - interval '5 seconds' then 'late'
  when last_problem is not null then 'retrying'
  else 'waiting' end`

/** The jobs of all processes, those in trouble first. @param only a kind, by default all */
export async function listJobs(db: Kysely<Database>, { only, most }: { only?: string; most: number }) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'key', state.as('state'), 'due_at as due', 'run_at as next', 'tries', 'last_problem as problem'])
    .$if(only !== undefined, query => query.where('kind', '=', only ?? ''))
    .orderBy(sql`array_position(array['failed', 'late', 'retrying', 'running', 'waiting'], ${state})`)
    .orderBy('run_at')
    .limit(most)
    .execute() satisfies Promise<JobState[]>
}

/**
 * Makes jobs whose last try failed due now: running servers see it within a second.
 * @param key one job of the kind, by default all of them
 * @returns how many
 */
export async function tryAgain(db: Kysely<Database>, kind: string, key?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()`, failed_at: null })
    .where('kind', '=', kind)
    .where('claim', 'is', null)
    .where('last_problem', 'is not', null)
    .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
