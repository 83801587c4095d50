/** Texts about gifts on pages without script. */
export const pageWords = {
  raisedSoFar: 'Raised so far',
  raised: 'raised by {donors}',
  raisedOf: 'raised of {goal} by {donors}',
  donors: { one: '{count} donor', other: '{count} donors' },
  toGoal: 'On the way to the goal',
} as const
