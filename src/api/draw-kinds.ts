/**
 * The kinds of lottery that UK law lets a charity run without an operating licence. `incidental`: sold at an event while
 * it takes place. `small_society`: registered with a local authority. `private`: among the members of one society.
 */
export const drawKinds = ['incidental', 'small_society', 'private'] as const
export type DrawKind = (typeof drawKinds)[number]

/** `entries`: people choose how many. `fixed_price`: everybody buys the same count for the same price. */
export const drawSales = ['entries', 'fixed_price'] as const
export type DrawSale = (typeof drawSales)[number]

export const drawStates = ['draft', 'open', 'closed', 'drawn'] as const
export type DrawState = (typeof drawStates)[number]

/** What happened to a draw, in its public record. */
export const drawHappenings = ['opened', 'closed', 'reopened', 'drawn', 'redrawn'] as const
export type DrawHappening = (typeof drawHappenings)[number]
