import * as v from 'valibot'
import { described } from './endpoint.ts'
import { mostOptions } from './poll-kinds.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

export const polls = described({
  summary: 'The polls of an event: those that are open first, in the order of the organiser.',
  errors: ['event_not_found'],
  input: v.object({}),
})

export const onePoll = described({
  summary: 'A poll with its answers, what the caller has voted for and, where the caller may see it, the result.',
  errors: ['event_not_found', 'poll_not_found'],
  input: v.object({ poll_id: id() }),
})

export const vote = described({
  summary:
    "Votes, or changes the vote, while the poll is open. A public poll counts one vote for each device, any other one for each account. Sent again, it counts once. Answers as the poll's read does.",
  lowPriority: true,
  errors: ['poll_not_found', 'poll_closed', 'invalid_token'],
  input: v.object({
    poll_id: id(),
    option_ids: v.pipe(v.array(id()), v.minLength(1, 'Please choose an answer'), v.maxLength(mostOptions)),
    /** Tells devices without cookies apart. Sent again with the same key, their vote counts once. */
    vote_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  }),
})
