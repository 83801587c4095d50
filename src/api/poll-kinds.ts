export const pollStates = ['draft', 'open', 'closed'] as const
export type PollState = (typeof pollStates)[number]

/**
 * When guests see the results. `after_vote`: who has voted, and everybody after the close. Organisers always see them.
 */
export const resultRules = ['always', 'after_vote', 'after_close', 'never'] as const
export type ResultRule = (typeof resultRules)[number]

/** The fewest and most answers of a poll. */
export const fewestOptions = 2
export const mostOptions = 10
