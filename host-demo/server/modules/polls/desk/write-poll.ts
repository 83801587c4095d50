import type { Kysely, Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { findPoll, type PollRow } from '../find-poll.ts'
import { scheduleClose } from '../voting/close-poll.ts'
import { pushEdit } from '../voting/push.ts'
import { columnsOf, type PollRecord } from './poll-record.ts'

/**
 * @param poll the stored poll. Undefined: a new one
 * @throws {HttpError} 400 with a message for each field that is not allowed
 */
export async function checkPoll(
  trx: Kysely<Database>,
  record: PollRecord,
  poll: PollRow | undefined,
  at: Date,
): Promise<void> {
  const problems: Record<string, ErrorText> = {}
  const { options, choices_max, closes_at } = record
  const labels = new Set(options.map(({ label }) => label.toLowerCase()))
  const ids = new Set(options.map(({ option_id }) => option_id))
  if (labels.size < options.length || ids.size < options.length) problems.options = 'Two answers are the same'
  if (choices_max > options.length) {
    problems.choices_max = { sentence: 'There are only {count} answers', values: { count: options.length } }
  }
  const isMoved = closes_at?.getTime() !== poll?.closes_at?.getTime()
  if (isMoved && closes_at && closes_at <= at) problems.closes_at = 'Choose a time in the future'
  if (poll && (await hasVotes(trx, poll))) {
    if (JSON.stringify(optionsOf(record)) !== JSON.stringify(optionsOf(poll))) {
      problems.options = 'People have voted, so the answers stand'
    }
    if (choices_max !== poll.choices_max) problems.choices_max = 'People have voted, so this stands'
    if (record.is_public !== poll.is_public) problems.publicYN = 'People have voted, so this stands'
  }
  if (Object.keys(problems).length) throw validationError(problems)
}

const optionsOf = ({ options }: Pick<PollRecord, 'options'>) =>
  options.map(({ option_id, label }) => [option_id, label])

/** Adds a draft after the other polls. */
export async function insertPoll(
  trx: Transaction<Database>,
  event_id: string,
  id: string,
  record: PollRecord,
): Promise<void> {
  await lockSubjects(trx, true, [`polls:${event_id}`])
  const { last } = await trx
    .selectFrom('polls')
    .select(eb => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('polls')
    .values({ ...columnsOf(record), id, event_id, position: last + 1 })
    .execute()
}

/** Needs the poll's lock. */
export async function updatePoll(trx: Transaction<Database>, poll: PollRow, record: PollRecord): Promise<void> {
  await trx.updateTable('polls').set(columnsOf(record)).where('id', '=', poll.id).execute()
  await scheduleClose(trx, await findPoll(trx, poll.event_id, poll.id))
  await pushEdit(trx, poll)
}

/** Deletes a poll with its votes. Needs its lock. @throws {HttpError} 409 `poll_in_use` while people vote in it */
export async function removePoll(trx: Transaction<Database>, poll: PollRow): Promise<void> {
  if (poll.state === 'open') await refuseInUse(trx, poll)
  await scheduleClose(trx, { ...poll, state: 'draft' })
  // Pushed first, because nothing is left to push afterwards.
  await pushEdit(trx, poll)
  await trx.deleteFrom('polls').where('id', '=', poll.id).execute()
}

/** @throws {HttpError} 409 `poll_in_use` */
export async function refuseInUse(trx: Kysely<Database>, poll: Pick<PollRow, 'id'>): Promise<void> {
  if (!(await hasVotes(trx, poll))) return
  throw new HttpError(409, {
    error: 'poll_in_use',
    error_description:
      'Somebody has voted in this poll, so it is not taken away. You can close it, and delete it then.',
  })
}

async function hasVotes(trx: Kysely<Database>, { id }: Pick<PollRow, 'id'>): Promise<boolean> {
  const found = await trx.selectFrom('poll_votes').select('id').where('poll_id', '=', id).limit(1).executeTakeFirst()
  return found !== undefined
}
