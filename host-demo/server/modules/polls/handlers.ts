import type { InferInput } from 'valibot'
import type { onePoll as onePollCall } from '../../../../src/api/polls.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { offerDevice } from '../../identity/device-cookie.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { findShown, type PollRow, pollsOf, stateAt } from './find-poll.ts'
import { isResultShown, resultOf } from './voting/result.ts'
import { isBy, voteOf, voterOf } from './voting/voter.ts'

/** A bound for the query, above what any event has. */
const most = 100

export const polls: Handler<typeof endpoints.polls> = async call => {
  const event = await call.event()
  const { db, now } = call.context
  const person = await call.person()
  const [found, at] = await sharedRead(db, `polls ${event.id}`, async () => {
    const query = pollsOf(db, event.id).where('state', '!=', 'draft').orderBy('position').limit(most)
    return [await query.execute(), await databaseTime(db, now)] as const
  })
  const voters = found.flatMap(poll => voterOf(poll, { ...call, person }) ?? [])
  const voted = voters.length
    ? await db
        .selectFrom('poll_votes')
        .select('poll_id')
        .where(
          'poll_id',
          'in',
          found.map(({ id }) => id),
        )
        .where(isBy(voters))
        .execute()
    : []
  const items = found.map(poll => ({
    ...briefOf(poll, at),
    votedYN: yesNo(voted.some(({ poll_id }) => poll_id === poll.id)),
  }))
  const isOpen = ({ state }: (typeof items)[number]) => state === 'open'
  return { items: [...items.filter(isOpen), ...items.filter(poll => !isOpen(poll))] }
}

/**
 * A poll as the caller may see it. The device is remembered before it votes in a public poll, so that a vote whose
 * answer is lost is known as the same when it is sent again.
 */
export const onePoll: Handler<typeof endpoints.onePoll> = async call => {
  const id = call.input.poll_id
  const { db, now } = call.context
  const event = await call.event()
  const person = await call.person()
  const [poll, at, result] = await sharedRead(db, `poll ${event.id} ${id}`, async () => {
    const poll = await findShown(db, event.id, id)
    return [poll, await databaseTime(db, now), await resultOf(db, poll)] as const
  })
  if (poll.is_public && stateAt(poll, at) === 'open') await offerDevice(call)
  const vote = await voteOf(db, poll, voterOf(poll, { ...call, person }))
  return detailsOf({ poll, at, result, votedFor: vote?.option_ids })
}

type Details = InferInput<typeof onePollCall.output>

interface Seen {
  readonly poll: PollRow
  readonly at: Date
  readonly result: NonNullable<Details['result']>
  readonly votedFor: readonly string[] | undefined
}

/** A poll as somebody may see it who has voted so. */
export const detailsOf = ({ poll, at, result, votedFor }: Seen): Details => ({
  ...briefOf(poll, at),
  description: poll.description,
  options: [...poll.options],
  choices_max: poll.choices_max,
  results_shown: poll.results_shown,
  voted_for: votedFor ? [...votedFor] : null,
  result: isResultShown(poll, at, votedFor !== undefined) ? result : null,
})

const briefOf = (poll: PollRow, at: Date) => ({
  poll_id: poll.id,
  sequence: poll.sequence,
  state: stateAt(poll, at),
  question: poll.question,
  publicYN: yesNo(poll.is_public),
  closes_at: poll.closes_at?.toISOString() ?? null,
})
