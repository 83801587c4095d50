import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { countNewDevice, deviceIn, isSigned, requireDevice } from '../../../identity/device-cookie.ts'
import { roomLimit } from '../../../identity/limits.ts'
import type { Person } from '../../../identity/sessions.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { findShown, lockPoll, type PollRow, refuseUnknown, stateAt } from '../find-poll.ts'
import { detailsOf } from '../handlers.ts'
import { pushVote } from './push.ts'
import { resultOf } from './result.ts'
import { accountOf, type Vote, type Voter, voteOf, voterOf } from './voter.ts'

type VoteHandler = Handler<typeof endpoints.vote>
type VoteCall = Parameters<VoteHandler>[0]

export const vote: VoteHandler = async call => {
  const { db, now, rowLocks, outbox } = call.context
  const { poll_id: id, option_ids, vote_key } = call.input
  const event = await call.event()
  const person = await call.person()
  // A whole ballroom may share one address.
  await countOrRefuse(db, [roomLimit('vote', call.address)], now())
  await admitDevice(call, event.id, person)
  const seen = await inTransaction(db, async trx => {
    const poll = await lockPoll(trx, { eventId: event.id, rowLocks }, id)
    if (poll.state === 'draft') refuseUnknown()
    const voter = voterOf(poll, { ...call, person }, vote_key) ?? accountOf(await personOrRefuse(call))
    const votedFor = chosenOf(poll, option_ids)
    const before = await voteOf(trx, poll, voter)
    const at = await databaseTime(trx, now)
    // Its first answer may have been lost, and the poll closed since.
    const isRepeated = isDeepStrictEqual(before?.option_ids, votedFor)
    if (isRepeated) return { poll, at, votedFor, result: await resultOf(trx, poll) }
    if (stateAt(poll, at) !== 'open') refuseLate(before !== undefined)
    await store(trx, poll, { voter, before, votedFor, at })
    return { ...(await pushVote(trx, poll)), at, votedFor }
  })
  outbox.wake()
  return detailsOf(seen)
}

/**
 * In a public poll a device counts that the server has signed, or that has voted already.
 * @throws {HttpError} 429 if its network has had too many others
 */
async function admitDevice(call: VoteCall, eventId: string, person: Person | undefined): Promise<void> {
  if (isSigned(call)) return
  const { input, context, http } = call
  const poll = await findShown(context.db, eventId, input.poll_id)
  if (!poll.is_public) return
  const voter = voterOf(poll, { http, context, person }, input.vote_key)
  if (await voteOf(context.db, poll, voter)) return
  if (deviceIn(http) === undefined) await countNewDevice(call)
  else await requireDevice(call)
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

interface NewVote {
  readonly voter: Voter
  /** The vote whose place it takes. */
  readonly before: Vote | undefined
  readonly votedFor: readonly string[]
  readonly at: Date
}

/** One vote for each voter: a later one takes the place of the earlier one. Needs the poll's lock. */
async function store(
  trx: Transaction<Database>,
  { id }: PollRow,
  { voter: { user_id, device_hash }, before, votedFor, at }: NewVote,
): Promise<void> {
  const vote = { device_hash, option_ids: JSON.stringify(votedFor), voted_at: at }
  if (before) await trx.updateTable('poll_votes').set(vote).where('id', '=', before.id).execute()
  else {
    await trx
      .insertInto('poll_votes')
      .values({ ...vote, poll_id: id, user_id })
      .execute()
  }
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
