/** `out`: they leave, or were let in by mistake. */
export const doorActions = ['in', 'out'] as const

/**
 * `already_in`: by whom and when is in `first`; of a late `out`, they have come in again since. `ended`: refunded or
 * cancelled. `recalled`: the code is of a ticket that has gone to somebody else, or was recalled.
 */
export const doorResults = ['in', 'out', 'already_in', 'ended', 'recalled', 'wrong_event', 'not_found'] as const

export type DoorResult = (typeof doorResults)[number]
