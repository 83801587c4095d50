import type { InferInput } from 'valibot'
import type { onePoll as onePollCall } from '../../../../src/api/polls.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Call, Handler } from '../../identity/call.ts'
import { deviceIn, rememberDevice } from '../../identity/device-cookie.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { findShown, type PollRow, pollsOf, stateAt } from './find-poll.ts'
import { isResultShown, resultOf } from './voting/result.ts'
import { voteOf, voterOf } from './voting/voter.ts'

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
  const voters = found.flatMap(poll => voterOf(poll, { http: call.http, person }) ?? [])
  const voted = voters.length
    ? await db
        .selectFrom('poll_votes')
        .select('poll_id')
        .where(
          'poll_id',
          'in',
          found.map(({ id }) => id),
        )
        .where(eb =>
          eb.or([
            eb('user_id', '=', person?.id ?? ''),
            eb(
              'device_hash',
              'in',
              voters.map(({ device_hash }) => device_hash ?? ''),
            ),
          ]),
        )
        .execute()
    : []
  const items = found.map(poll => ({
    ...briefOf(poll, at),
    votedYN: yesNo(voted.some(({ poll_id }) => poll_id === poll.id)),
  }))
  const isOpen = ({ state }: (typeof items)[number]) => state === 'open'
  return { items: [...items.filter(isOpen), ...items.filter(poll => !isOpen(poll))] }
}

export const onePoll: Handler<typeof endpoints.onePoll> = call => detailsFor(call, call.input.poll_id)

type Details = InferInput<typeof onePollCall.output>

/**
 * A poll as the caller may see it. The device is remembered before it votes in a public poll, so that a vote whose
 * answer is lost is known as the same when it is sent again.
 * @param voteKey of the vote that was just made
 */
export async function detailsFor(
  call: Pick<Call<unknown>, 'context' | 'event' | 'person' | 'http' | 'publicUrl'>,
  id: string,
  voteKey?: string,
): Promise<Details> {
  const { http, context, publicUrl } = call
  const { db, now } = context
  const event = await call.event()
  const person = await call.person()
  const [poll, at, counted] = await sharedRead(db, `poll ${event.id} ${id}`, async () => {
    const poll = await findShown(db, event.id, id)
    return [poll, await databaseTime(db, now), await resultOf(db, poll)] as const
  })
  const votedFor = await voteOf(db, poll, voterOf(poll, { http, person }, voteKey))
  const canVote = poll.is_public && stateAt(poll, at) === 'open'
  if (canVote && voteKey === undefined && !deviceIn(http)) rememberDevice({ http, publicUrl })
  return {
    ...briefOf(poll, at),
    description: poll.description,
    options: [...poll.options],
    choices_max: poll.choices_max,
    results_shown: poll.results_shown,
    voted_for: votedFor ? [...votedFor] : null,
    result: isResultShown(poll, at, votedFor !== undefined) ? counted : null,
  }
}

const briefOf = (poll: PollRow, at: Date) => ({
  poll_id: poll.id,
  sequence: poll.sequence,
  state: stateAt(poll, at),
  question: poll.question,
  publicYN: yesNo(poll.is_public),
  closes_at: poll.closes_at?.toISOString() ?? null,
})
