import type { Context } from '../../platform/context.ts'
import { log } from '../../platform/log.ts'
import { type Rehearsal, rehearse } from '../rehearsal/rehearse.ts'
import { reportOf } from '../rehearsal/report.ts'

/** Milliseconds that a rehearsal gets after its time to compare the results. */
const grace = 60_000

interface Stored {
  /** By the server's clock. Afterwards another rehearsal may begin. */
  readonly until: number
  readonly report?: readonly string[]
}

/**
 * Starts a rehearsal of the auction in the background. False if one is running.
 * @param run replaced by tests
 */
export async function startRehearsal(
  context: Context,
  crowd: Pick<Rehearsal, 'guests' | 'seconds'>,
  run = rehearse,
): Promise<boolean> {
  if ((await rehearsalOf(context))?.running) return false
  const begins = context.now().getTime()
  await store(context, { until: begins + crowd.seconds * 1000 + grace })
  run({ ...crowd, host: context.publicUrl, seed: begins })
    .then(outcome => store(context, { until: 0, report: reportOf(outcome) }))
    .catch(async err => {
      log.warn({ err }, 'The rehearsal of the auction was broken off')
      await store(context, { until: 0, report: [`It was broken off: ${messageOf(err)}`] })
    })
    .catch(err => log.warn({ err }, 'The report of the rehearsal could not be stored'))
  return true
}

/** The rehearsal that is running, or the report of the last one. */
export async function rehearsalOf({ db, now }: Pick<Context, 'db' | 'now'>) {
  const row = await db.selectFrom('demo_controls').select('value').where('name', '=', name).executeTakeFirst()
  if (!row) return undefined
  const { until, report } = JSON.parse(row.value) as Stored
  return { running: until > now().getTime(), report }
}

async function store({ db }: Context, stored: Stored): Promise<void> {
  const value = JSON.stringify(stored)
  await db
    .insertInto('demo_controls')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))

const name = 'rehearsal'
