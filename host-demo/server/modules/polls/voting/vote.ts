import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { roomLimit } from '../../../identity/limits.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { lockPoll, type PollRow, refuseUnknown, stateAt } from '../find-poll.ts'
import { detailsFor } from '../handlers.ts'
import { pushVote } from './push.ts'
import { accountOf, type Voter, voteOf, voterOf } from './voter.ts'

export const vote: Handler<typeof endpoints.vote> = async call => {
  const { db, now, rowLocks, outbox } = call.context
  const { poll_id: id, option_ids, vote_key } = call.input
  const event = await call.event()
  const person = await call.person()
  // A whole ballroom may share one address.
  await countOrRefuse(db, [roomLimit('vote', call.address)], now())
  await inTransaction(db, async trx => {
    const poll = await lockPoll(trx, { eventId: event.id, rowLocks }, id)
    if (poll.state === 'draft') refuseUnknown()
    const voter = voterOf(poll, { http: call.http, person }, vote_key) ?? accountOf(await personOrRefuse(call))
    const chosen = chosenOf(poll, option_ids)
    const before = await voteOf(trx, poll, voter)
    // Its first answer may have been lost, and the poll closed since.
    if (isDeepStrictEqual(before, chosen)) return
    const at = await databaseTime(trx, now)
    if (stateAt(poll, at) !== 'open') refuseLate(before !== undefined)
    await store(trx, poll, voter, chosen, at)
    await pushVote(trx, poll)
  })
  outbox.wake()
  return detailsFor(call, id, vote_key)
}

/** The chosen answers in the poll's order. @throws {HttpError} 400 for answers that it does not have, or too many */
function chosenOf({ options, choices_max: most }: PollRow, ids: readonly string[]): readonly string[] {
  const known = options.map(({ option_id }) => option_id)
  if (ids.some(id => !known.includes(id))) {
    throw validationError({ option_ids: 'This answer is not there (any more). Please choose again' })
  }
  const chosen = known.filter(id => ids.includes(id))
  if (chosen.length > most) {
    throw validationError({
      option_ids: { sentence: 'Please choose {count} at most', values: { count: most } },
    })
  }
  return chosen
}

/** One vote for each voter: a later one takes the place of the earlier one. Needs the poll's lock. */
async function store(
  trx: Transaction<Database>,
  { id }: PollRow,
  voter: Voter,
  chosen: readonly string[],
  voted_at: Date,
): Promise<void> {
  const option_ids = JSON.stringify(chosen)
  await trx
    .insertInto('poll_votes')
    .values({ poll_id: id, ...voter, option_ids, voted_at })
    .onConflict(conflict =>
      conflict
        .columns(['poll_id', voter.user_id === null ? 'device_hash' : 'user_id'])
        .doUpdateSet({ option_ids, voted_at }),
    )
    .execute()
}

/** @throws {HttpError} 409 `poll_closed` */
function refuseLate(hasVoted: boolean): never {
  throw new HttpError(409, {
    error: 'poll_closed',
    error_description: hasVoted
      ? 'This poll has closed. Your earlier vote counts as it was.'
      : 'This poll has closed, so your vote was not counted.',
  })
}
