import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { pollStates, resultRules } from './poll-kinds.ts'
import type * as inputs from './polls.input.ts'
import { count, instant, maybe, yesNo } from './wire.ts'

/** How people have voted. */
export const pollResult = v.object({
  /** How many people have voted; in a public poll, on how many devices. */
  voters: count(),
  /** In the order of the answers. Where several may be chosen, the sum is more than `voters`. */
  options: v.array(v.object({ option_id: v.string(), votes: count() })),
})

/** What changes in a poll. It is read, and pushed as `poll-data` with each change that guests may know of. */
const pollData = v.object({
  poll_id: v.string(),
  /** Grows with each change. Data with a lower number is outdated. */
  sequence: count(),
  state: v.picklist(pollStates),
  /** Absent: not everybody may see it. */
  result: maybe(pollResult),
  /** The organiser has changed it: read it again. */
  editedYN: yesNo(),
})

/** A poll as everybody sees it. */
const poll = {
  poll_id: v.string(),
  sequence: count(),
  state: v.picklist(pollStates),
  question: v.string(),
  /** Yes: anybody can vote, once on each device. No: whoever is signed in, once. */
  publicYN: yesNo(),
  closes_at: maybe(instant()),
}

const listed = v.object({
  ...poll,
  /** Has the caller, or the caller's device, voted? */
  votedYN: yesNo(),
})

export const polls = endpoint<typeof inputs.polls>()({
  method: 'GET',
  path: '/polls',
  scope: 'event',
  access: 'anyone',
  output: v.object({ items: v.array(listed) }),
})

const details = v.object({
  ...poll,
  description: v.string(),
  options: v.array(v.object({ option_id: v.string(), label: v.string() })),
  /** The most answers in one vote. */
  choices_max: count(),
  results_shown: v.picklist(resultRules),
  /** What the caller has voted for. Absent: they have not voted. */
  voted_for: maybe(v.array(v.string())),
  /** Absent: the caller may not see it (yet). */
  result: maybe(pollResult),
})

export const onePoll = endpoint<typeof inputs.onePoll>()({
  method: 'GET',
  path: '/polls/:poll_id',
  scope: 'event',
  access: 'anyone',
  output: details,
})

export const vote = endpoint<typeof inputs.vote>()({
  method: 'POST',
  path: '/polls/:poll_id/vote',
  scope: 'event',
  access: 'anyone',
  output: details,
})

/** The push of `pollData` to everybody at the event. */
export const pollDataPush = { event: 'poll-data', data: pollData } as const

export type PollData = OutputOf<{ output: typeof pollData }>
export type ListedPoll = OutputOf<{ output: typeof listed }>
export type PollDetails = OutputOf<{ output: typeof details }>
export type PollResult = OutputOf<{ output: typeof pollResult }>
