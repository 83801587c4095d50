import type { Kysely } from 'kysely'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { cancel, schedule } from '../../../platform/jobs/schedule.ts'
import { lockPoll, type PollRow, stateAt } from '../find-poll.ts'
import { pushEdit } from './push.ts'

const kind = 'close-poll'

/** Schedules the close of an open poll at its time, or cancels it. */
export async function scheduleClose(
  trx: Kysely<Database>,
  { id, state, closes_at }: Pick<PollRow, 'id' | 'state' | 'closes_at'>,
): Promise<void> {
  if (state === 'open' && closes_at) await schedule(trx, { kind, key: id, dueAt: closes_at })
  else await cancel(trx, { kind, key: id })
}

/** Changes a poll's state. Needs its lock. */
export async function setState(trx: Kysely<Database>, poll: PollRow, state: PollRow['state']): Promise<void> {
  await trx.updateTable('polls').set({ state }).where('id', '=', poll.id).execute()
  await scheduleClose(trx, { ...poll, state })
  await pushEdit(trx, poll)
}

/**
 * Closes a poll at its time, so that open pages show it. Votes are refused from that time on in any case, by the
 * database's clock.
 */
export const closePollJob: JobKind = {
  kind,
  async run({ db, rowLocks, now, outbox }, job) {
    const known = await db.selectFrom('polls').select('event_id').where('id', '=', job.key).executeTakeFirst()
    if (!known) return
    await inTransaction(db, async trx => {
      const poll = await lockPoll(trx, { eventId: known.event_id, rowLocks }, job.key)
      const isDue = stateAt(poll, await databaseTime(trx, now)) === 'closed'
      if (poll.state === 'open' && !isDue) return scheduleClose(trx, poll)
      // Completed first, because closing the poll cancels its job, which is this one.
      await job.complete(trx)
      if (poll.state === 'open') await setState(trx, poll, 'closed')
    })
    outbox.wake()
  },
}
