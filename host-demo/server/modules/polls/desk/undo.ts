import type { Transaction } from 'kysely'
import { rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { lockPoll, type PollRow, pollsOf } from '../find-poll.ts'
import { setState } from '../voting/close-poll.ts'
import { recorded, recordFrom } from './poll-record.ts'
import { notPossible, reopen } from './state-handlers.ts'
import { checkPoll, insertPoll, refuseInUse, removePoll, updatePoll } from './write-poll.ts'

/** Finds the poll and locks it. Undefined if it was deleted. */
async function ifThere(
  trx: Transaction<Database>,
  { rowLocks }: Pick<Context, 'rowLocks'>,
  { id: eventId }: Event,
  id: string,
): Promise<PollRow | undefined> {
  const known = await pollsOf(trx, eventId).where('id', '=', id).executeTakeFirst()
  return known && lockPoll(trx, { eventId, rowLocks }, id)
}

/** Undoes adding, editing and deleting. A deleted poll comes back as a draft. */
export const undoablePoll: Undoable = {
  needs: rightsOf('polls'),
  async read(trx, context, event, id) {
    const poll = await ifThere(trx, context, event, id)
    return poll ? recorded(poll) : null
  },
  async restore(trx, context, event, id, value) {
    const poll = await ifThere(trx, context, event, id)
    if (!value) {
      if (!poll) return
      // Votes could not be brought back.
      await refuseInUse(trx, poll)
      return removePoll(trx, poll)
    }
    const record = recordFrom(value)
    // Its close may be over by now, so only what people have voted for is checked again.
    await checkPoll(trx, record, poll, new Date(0))
    if (poll) await updatePoll(trx, poll, record)
    else await insertPoll(trx, event.id, id, record)
  },
}

/** Undoes opening and closing. A poll in which somebody has voted does not become a draft again. */
export const undoableState: Undoable = {
  needs: { edit: 'polls.edit' },
  actions: ['open', 'close', 'undo'],
  async read(trx, context, event, id) {
    const poll = await ifThere(trx, context, event, id)
    return poll ? { state: poll.state } : null
  },
  async restore(trx, context, event, id, value) {
    const poll = await ifThere(trx, context, event, id)
    if (!poll) throw notPossible()
    const state = value?.state
    if (state === 'open') return reopen(trx, poll, await databaseTime(trx, context.now))
    if (state === 'draft') await refuseInUse(trx, poll)
    else if (state !== 'closed') throw notPossible()
    await setState(trx, poll, state)
  },
}
