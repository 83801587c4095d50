import type { Insertable } from 'kysely'
import type { InferInput, InferOutput } from 'valibot'
import type { addPoll } from '../../../../../src/api/admin-polls.input.ts'
import type { adminPoll } from '../../../../../src/api/admin-polls.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import type { PollRow } from '../find-poll.ts'
import type { PollTable } from '../tables.ts'

/** What an organiser sets for a poll. Also what the audit log stores of it. */
const edited = [
  'question',
  'description',
  'options',
  'choices_max',
  'is_public',
  'results_shown',
  'closes_at',
] as const satisfies readonly (keyof PollTable)[]

export type PollRecord = Pick<PollRow, (typeof edited)[number]>

type Input = Omit<InferOutput<(typeof addPoll)['input']>, 'idempotency_key'>

export function recordOfInput({ publicYN, closes_at, ...rest }: Input): PollRecord {
  return {
    ...rest,
    is_public: publicYN === 'yes',
    closes_at: closes_at === null ? null : new Date(closes_at),
  }
}

const recordOf = (row: PollRecord): PollRecord =>
  Object.fromEntries(edited.map(name => [name, row[name]])) as PollRecord

/** The record as it is stored and compared in the audit log: with times as text. */
export const recorded = (record: PollRecord): Recorded => JSON.parse(JSON.stringify(recordOf(record)))

/** Reads a record from the audit log. */
export function recordFrom(value: Recorded): PollRecord {
  const { closes_at, ...record } = value as Recorded & PollRecord
  return { ...record, closes_at: closes_at === null ? null : new Date(closes_at) }
}

/** The record as database columns. */
export const columnsOf = (record: PollRecord): Pick<Insertable<PollTable>, (typeof edited)[number]> => ({
  ...recordOf(record),
  options: JSON.stringify(record.options),
})

/** Changes whenever the poll's record does. */
export const revisionOf = (record: PollRecord) => sha256(JSON.stringify(recorded(record))).slice(0, 16)

type Form = InferInput<typeof adminPoll.output>

/** @param state by the clock */
export const formOf = (poll: PollRow, state: Form['state'], result: Form['result']): Form => ({
  poll_id: poll.id,
  revision: revisionOf(poll),
  votes_sequence: poll.votes_sequence,
  state,
  question: poll.question,
  description: poll.description,
  options: [...poll.options],
  choices_max: poll.choices_max,
  publicYN: yesNo(poll.is_public),
  results_shown: poll.results_shown,
  closes_at: poll.closes_at?.toISOString() ?? null,
  result,
})
