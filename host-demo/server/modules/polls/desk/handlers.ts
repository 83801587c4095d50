import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { contains, pageOf } from '../../../platform/db/paging.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { findPoll, lockPoll, stateAt } from '../find-poll.ts'
import { resultOf } from '../voting/result.ts'
import { formOf, recorded, recordOfInput, revisionOf } from './poll-record.ts'
import { checkPoll, insertPoll, removePoll, updatePoll } from './write-poll.ts'

export const adminPolls: Handler<typeof endpoints.adminPolls> = async call => {
  const { search = '' } = call.input
  const { db, now } = call.context
  const event = await call.event()
  const found = db
    .selectFrom('polls')
    .where('event_id', '=', event.id)
    .$if(search !== '', query => query.where(contains(sql.ref('question'), search)))
  const { limit, offset } = pageOf(call.input)
  const polls = await found
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('poll_votes')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .whereRef('poll_id', '=', 'polls.id')
        .as('voters'),
    )
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const at = await databaseTime(db, now)
  return {
    items: polls.map(poll => ({
      poll_id: poll.id,
      question: poll.question,
      state: stateAt(poll, at),
      publicYN: yesNo(poll.is_public),
      closes_at: poll.closes_at?.toISOString() ?? null,
      voters: Number(poll.voters),
    })),
    total: Number(total),
  }
}

export const adminPoll: Handler<typeof endpoints.adminPoll> = call => answerOf(call, call.input.poll_id)

export const addPoll: Handler<typeof endpoints.addPoll> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const newId = `poll_${randomUUID().replaceAll('-', '')}`
  const { idempotency_key: _, ...input } = call.input
  const record = recordOfInput(input)
  const id = await inTransaction(db, trx =>
    addOnce(trx, call, { kind: 'poll', id: newId }, async () => {
      await checkPoll(trx, record, undefined, await databaseTime(trx, now))
      await insertPoll(trx, event.id, newId, record)
      const action = pollAction('add', newId, record.question)
      await recordAction(trx, call, { ...action, before: null, after: recorded(record) })
    }),
  )
  return answerOf(call, id)
}

export const editPoll: Handler<typeof endpoints.editPoll> = async call => {
  const { db, now, rowLocks } = call.context
  const { poll_id: id, revision, ...input } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const poll = await lockPoll(trx, { eventId: event.id, rowLocks }, id)
    if (revisionOf(poll) !== revision) throw changed()
    const record = recordOfInput(input)
    await checkPoll(trx, record, poll, await databaseTime(trx, now))
    const [before, after] = [recorded(poll), recorded(record)]
    // Saving without a change writes nothing to the audit log.
    if (isDeepStrictEqual(before, after)) return
    await updatePoll(trx, poll, record)
    await recordAction(trx, call, { ...pollAction('edit', id, record.question), before, after })
  })
  return answerOf(call, id)
}

export const deletePoll: Handler<typeof endpoints.deletePoll> = async call => {
  const { db, rowLocks, outbox } = call.context
  const id = call.input.poll_id
  const event = await call.event()
  await inTransaction(db, async trx => {
    const poll = await lockPoll(trx, { eventId: event.id, rowLocks }, id)
    await removePoll(trx, poll)
    await recordAction(trx, call, { ...pollAction('delete', id, poll.question), before: recorded(poll), after: null })
  })
  outbox.wake()
  return {}
}

export const pollAction = (action: string, id: string, title: string) => ({ action, kind: 'poll', id, title })

const changed = () =>
  new HttpError(409, {
    error: 'poll_changed',
    error_description: 'Somebody else has changed this poll since you opened it. Nothing of yours was saved yet.',
  })

/** Reads the poll again after the commit. */
export async function answerOf(call: Call<unknown>, id: string) {
  const { db, now, outbox, jobs } = call.context
  outbox.wake()
  jobs.wake()
  const poll = await findPoll(db, (await call.event()).id, id)
  return formOf(poll, stateAt(poll, await databaseTime(db, now)), await resultOf(db, poll))
}
