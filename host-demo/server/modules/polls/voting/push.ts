import { type Kysely, type RawBuilder, sql } from 'kysely'
import { pollVotesPush } from '../../../../../src/api/admin-polls.ts'
import { deskChannel, eventChannel } from '../../../../../src/api/channels.ts'
import { pollDataPush } from '../../../../../src/api/polls.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { PollRow } from '../find-poll.ts'
import { resultOf } from './result.ts'

/**
 * Tells the desks of a vote, and guests as far as they may know of it. Needs the poll's lock.
 * @returns the poll after it, and its result
 */
export async function pushVote(trx: Kysely<Database>, poll: PollRow) {
  const isTold = poll.results_shown === 'always' || poll.results_shown === 'after_vote'
  const changed = await trx
    .updateTable('polls')
    .set({ votes_sequence: next('votes_sequence'), ...(isTold && { sequence: next('sequence') }) })
    .where('id', '=', poll.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const result = await resultOf(trx, changed)
  await tellDesks(trx, changed)
  const after = { poll: changed, result }
  if (!isTold) return after
  const isPublic = poll.results_shown === 'always'
  await tellGuests(trx, changed, { result: isPublic ? result : null, editedYN: 'no' })
  return after
}

/** Makes browsers read a poll again, because it was edited, opened or closed. Needs the poll's lock. */
export async function pushEdit(trx: Kysely<Database>, { id, state }: Pick<PollRow, 'id' | 'state'>): Promise<void> {
  const poll = await trx
    .updateTable('polls')
    .set({ votes_sequence: next('votes_sequence'), sequence: next('sequence') })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellDesks(trx, poll)
  const wasShown = state !== 'draft'
  if (poll.state === 'draft' && !wasShown) return
  await tellGuests(trx, poll, { result: null, editedYN: 'yes' })
}

/** Milliseconds since 1970, or one more than before: a number that counted votes would tell how many there are. */
const next = (column: 'sequence' | 'votes_sequence'): RawBuilder<number> =>
  sql`greatest(${sql.ref(column)} + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`

type YesNo = 'yes' | 'no'

interface Told {
  readonly editedYN: YesNo
  readonly result: object | null
}

/** Without the result: everybody at a desk hears it, also who may not see polls. */
async function tellDesks(trx: Kysely<Database>, poll: PollRow): Promise<void> {
  const data = { poll_id: poll.id, votes_sequence: poll.votes_sequence, state: poll.state }
  await push(trx, deskChannel(poll.event_id), pollVotesPush.event, poll.id, data)
}

async function tellGuests(trx: Kysely<Database>, poll: PollRow, { editedYN, result }: Told): Promise<void> {
  // An open page cannot read a draft, so it is told that the poll is closed.
  const state = poll.state === 'draft' ? 'closed' : poll.state
  const data = { poll_id: poll.id, sequence: poll.sequence, state, result, editedYN }
  await push(trx, eventChannel(poll.event_id), pollDataPush.event, subjectOf(poll, editedYN), data)
}

/** A subject of its own for edits, because only the last of several pushes for one subject is sent. */
const subjectOf = ({ id }: Pick<PollRow, 'id'>, editedYN: YesNo) => (editedYN === 'yes' ? `${id} edited` : id)

async function push(trx: Kysely<Database>, channel: string, event: string, subject: string, data: object) {
  await trx
    .insertInto('outbox')
    .values({ channel, event, subject, data: JSON.stringify(data) })
    .execute()
}
