import { addTranslations } from '../../lib/translations.ts'

/** Messages of polls: their list, their screens, and the display in the room. */
export const pollMessages = {
  loading: 'Loading the polls',
  failed: 'The polls can’t be shown just now.',
  all: 'All polls',
  missingTitle: 'This poll is not here',
  missing: 'It may have been taken away. See what else there is.',

  open: 'Open',
  closed: 'Closed',
  voted: 'Voted',
  closesAt: 'Closes {moment}',
  public: 'Anybody can vote, once on each device.',

  pickOne: 'Your answer',
  pickSome: { one: 'Your answer', other: 'Your answers, up to {count}' },
  answerLabel: 'an answer',
  tooMany: 'Please choose {count} at most',
  vote: 'Vote',
  sending: 'Sending…',
  notSent: 'Your vote may not have arrived. Your choice is still here: please vote again, and it counts once.',
  change: 'Change my vote',
  keep: 'Leave my vote as it is',
  signIn: 'Sign in to vote',
  yourVote: 'You voted: {answers}',
  yours: 'your vote',
  thanks: 'Thank you, your vote is counted.',
  isClosed: 'This poll has closed.',
  afterClose: 'The results are shown after the close.',
  afterVote: 'The results are shown once you have voted.',
  never: 'The results are not shown here.',

  results: 'Results',
  voters: { one: '{count} vote', other: '{count} votes' },
  votesOf: { one: '{count} vote, {share}', other: '{count} votes, {share}' },
  asVoted: 'This is how it stood when you voted. It may have moved since.',
  several: 'Several answers can be chosen, so the shares may add up to more than 100%.',

  successTitle: 'Thank you for your vote',
  success: 'It is counted. As long as the poll is open, you can change it.',

  qr: 'QR code with the address of this poll',
  voteNow: 'Vote now',
} as const

addTranslations(pollMessages, { de: () => import('./polls.messages.de.ts') })
