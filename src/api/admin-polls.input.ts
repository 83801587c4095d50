import * as v from 'valibot'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'
import { fewestOptions, mostOptions, resultRules } from './poll-kinds.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))

/** The fields of a poll that an organiser edits. */
const poll = {
  question: text(200),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  /** In the order in which guests see them, each with an id of the caller's choice. They stand once somebody has voted. */
  options: v.pipe(
    v.array(v.object({ option_id: v.pipe(id(), v.regex(/^[\w-]+$/)), label: text(100) })),
    v.minLength(fewestOptions),
    v.maxLength(mostOptions),
  ),
  choices_max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOptions)),
  publicYN: v.picklist(['yes', 'no']),
  results_shown: v.picklist(resultRules),
  /** ISO 8601. Null: it is open until it is closed at the desk. */
  closes_at: v.nullish(moment(), null),
}

export const adminPolls = described({
  summary: 'The polls of an event, drafts included.',
  needs: 'polls.viewlist',
  input: v.object({ ...paging }),
})

export const adminPoll = described({
  summary: 'A poll with everything that can be edited, and its result.',
  needs: 'polls.view',
  errors: ['poll_not_found'],
  input: v.object({ poll_id: id() }),
})

export const addPoll = described({
  summary: 'Makes a poll, as a draft.',
  needs: 'polls.add',
  errors: [onceError],
  input: v.object({ ...poll, ...once }),
})

export const editPoll = described({
  summary: 'Edits a poll. What people have voted for stands: the answers, how many of them, and who may vote.',
  needs: 'polls.edit',
  errors: ['poll_not_found', 'poll_changed'],
  input: v.object({ ...poll, poll_id: id(), revision: v.string() }),
})

export const deletePoll = described({
  summary: 'Deletes a poll in which nobody has voted.',
  needs: 'polls.delete',
  errors: ['poll_not_found', 'poll_in_use'],
  input: v.object({ poll_id: id() }),
})

export const openPoll = described({
  summary: 'Opens a draft, or a closed poll again: guests see it and vote until it closes.',
  needs: 'polls.edit',
  errors: ['poll_not_found'],
  input: v.object({ poll_id: id() }),
})

export const closePoll = described({
  summary: 'Closes an open poll now. Votes that arrive later are refused.',
  needs: 'polls.edit',
  errors: ['poll_not_found', 'poll_not_possible'],
  input: v.object({ poll_id: id() }),
})
