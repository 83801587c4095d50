import * as v from 'valibot'
import type * as inputs from './admin-polls.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { pollStates, resultRules } from './poll-kinds.ts'
import { pollResult } from './polls.ts'
import { count, instant, maybe, nothing, yesNo } from './wire.ts'

/** A poll, as a row of the desk's table. */
const row = v.object({
  poll_id: v.string(),
  question: v.string(),
  state: v.picklist(pollStates),
  publicYN: yesNo(),
  closes_at: maybe(instant()),
  voters: count(),
})

export const adminPolls = endpoint<typeof inputs.adminPolls>()({
  method: 'GET',
  path: '/admin/polls',
  scope: 'event',
  access: 'user',
  output: v.object({
    items: v.array(row),
    /** On all pages. */
    total: count(),
  }),
})

/**
 * A poll has moved: read it again. Pushed as `poll-votes` to the event's desks with each vote and change, without its
 * result, since not everybody at a desk may see that.
 */
const pollVotes = v.object({
  poll_id: v.string(),
  /** Grows with each vote and change. */
  votes_sequence: count(),
  state: v.picklist(pollStates),
})

/** A poll with everything that can be edited, and its result. */
const form = v.object({
  poll_id: v.string(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  votes_sequence: count(),
  state: v.picklist(pollStates),
  question: v.string(),
  description: v.string(),
  options: v.array(v.object({ option_id: v.string(), label: v.string() })),
  choices_max: count(),
  publicYN: yesNo(),
  results_shown: v.picklist(resultRules),
  closes_at: maybe(instant()),
  result: pollResult,
})

export const adminPoll = endpoint<typeof inputs.adminPoll>()({
  method: 'GET',
  path: '/admin/polls/:poll_id',
  scope: 'event',
  access: 'user',
  output: form,
})

export const addPoll = endpoint<typeof inputs.addPoll>()({
  method: 'POST',
  path: '/admin/polls',
  scope: 'event',
  access: 'user',
  output: form,
})

export const editPoll = endpoint<typeof inputs.editPoll>()({
  method: 'PUT',
  path: '/admin/polls/:poll_id',
  scope: 'event',
  access: 'user',
  output: form,
})

export const deletePoll = endpoint<typeof inputs.deletePoll>()({
  method: 'DELETE',
  path: '/admin/polls/:poll_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const openPoll = endpoint<typeof inputs.openPoll>()({
  method: 'POST',
  path: '/admin/polls/:poll_id/open',
  scope: 'event',
  access: 'user',
  output: form,
})

export const closePoll = endpoint<typeof inputs.closePoll>()({
  method: 'POST',
  path: '/admin/polls/:poll_id/close',
  scope: 'event',
  access: 'user',
  output: form,
})

/** The push of `pollVotes` to the event's desks. */
export const pollVotesPush = { event: 'poll-votes', data: pollVotes } as const

export type AdminPollRow = OutputOf<{ output: typeof row }>
export type AdminPollForm = OutputOf<{ output: typeof form }>
