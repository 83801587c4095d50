import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { lockPoll, type PollRow, stateAt } from '../find-poll.ts'
import { setState } from '../voting/close-poll.ts'
import { answerOf, pollAction } from './handlers.ts'

type PollCall = Call<{ readonly poll_id: string }>

export const openPoll: Handler<typeof endpoints.openPoll> = call => changeState(call, 'open')

export const closePoll: Handler<typeof endpoints.closePoll> = call => changeState(call, 'close')

async function changeState(call: PollCall, action: 'open' | 'close') {
  const { db, now, rowLocks } = call.context
  const id = call.input.poll_id
  const event = await call.event()
  await inTransaction(db, async trx => {
    const poll = await lockPoll(trx, { eventId: event.id, rowLocks }, id)
    const at = await databaseTime(trx, now)
    const state = action === 'open' ? 'open' : 'closed'
    // Nothing is left to do, such as when an answer was lost.
    if (stateAt(poll, at) === state) return
    if (action === 'open') await reopen(trx, poll, at)
    else if (poll.state === 'draft') throw notPossible()
    else await setState(trx, poll, 'closed')
    const [before, after] = [{ state: poll.state }, { state }]
    await recordAction(trx, call, { ...pollAction(action, id, poll.question), kind: 'poll_state', before, after })
  })
  return answerOf(call, id)
}

/** Opens a poll. @throws {HttpError} 409 `poll_not_possible` if the time of its close is over */
export async function reopen(trx: Transaction<Database>, poll: PollRow, at: Date): Promise<void> {
  if (poll.closes_at && poll.closes_at <= at) {
    throw new HttpError(409, {
      error: 'poll_not_possible',
      error_description: 'The time at which this poll closes is over. Choose a later one, or none, and save it first.',
    })
  }
  await setState(trx, poll, 'open')
}

export const notPossible = () =>
  new HttpError(409, {
    error: 'poll_not_possible',
    error_description: 'That is not possible with this poll as it stands.',
  })
