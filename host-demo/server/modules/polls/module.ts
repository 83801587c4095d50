import { pollVotesPush } from '../../../../src/api/admin-polls.ts'
import { pollDataPush } from '../../../../src/api/polls.ts'
import type { Module } from '../module.ts'
import { addPoll, adminPoll, adminPolls, deletePoll, editPoll } from './desk/handlers.ts'
import { closePoll, openPoll } from './desk/state-handlers.ts'
import { undoablePoll, undoableState } from './desk/undo.ts'
import { polls as listPolls, onePoll } from './handlers.ts'
import { pollMigrations } from './migrations/list.ts'
import { pollPages } from './pages/poll-pages.ts'
import { pollData } from './personal-data.ts'
import { closePollJob } from './voting/close-poll.ts'
import { vote } from './voting/vote.ts'
import { germanErrors } from './words.de.ts'

export const polls = {
  name: 'polls',
  handlers: {
    polls: listPolls,
    onePoll,
    vote,
    adminPolls,
    adminPoll,
    addPoll,
    editPoll,
    deletePoll,
    openPoll,
    closePoll,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  logs: {
    poll: { viewNeeds: 'polls.view', undo: undoablePoll },
    poll_state: { viewNeeds: 'polls.viewlist', undo: undoableState },
  },
  ...pollData,
  migrations: pollMigrations,
  words: germanErrors,
  errors: {
    poll_not_found: 404,
    poll_closed: 409,
    poll_changed: 409,
    poll_in_use: 409,
    poll_not_possible: 409,
  },
  jobs: [closePollJob],
  pages: pollPages,
  pushes: [pollDataPush, pollVotesPush],
} as const satisfies Module
