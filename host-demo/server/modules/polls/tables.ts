import type { Generated } from 'kysely'
import type { PollState, ResultRule } from '../../../../src/api/poll-kinds.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    polls: PollTable
    poll_votes: PollVoteTable
  }
}

export interface PollOption {
  readonly option_id: string
  readonly label: string
}

export interface PollTable {
  id: string
  event_id: string
  /** Its place among the event's polls, from 1. */
  position: number
  question: string
  description: string
  options: Json<readonly PollOption[]>
  /** The most answers in one vote. */
  choices_max: number
  /** Can people vote without an account? */
  is_public: boolean
  results_shown: ResultRule
  closes_at: Date | null
  /** As it was last set. An open poll whose time is up is closed: see `stateAt`. */
  state: Generated<PollState>
  /** Grows with each change that guests may know of. */
  sequence: Generated<number>
  /** Grows with each change and each vote. */
  votes_sequence: Generated<number>
}

interface PollVoteTable {
  id: Generated<number>
  poll_id: string
  /** Null: it was made in a public poll, or the account is deleted. */
  user_id: string | null
  /** Of a public poll. It differs from poll to poll, so that nobody can tell who voted in several. */
  device_hash: string | null
  option_ids: Json<readonly string[]>
  voted_at: Date
}
