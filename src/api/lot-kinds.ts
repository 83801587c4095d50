/** The specification's kinds of lots. A competitive bid is a silent auction's. */
export const lotKinds = ['buy_now', 'sealed_bid', 'competitive_bid', 'live_auction', 'sponsor_item'] as const
export type LotKind = (typeof lotKinds)[number]

/** Withdrawn: the organiser has taken it out of the auction. */
export const lotStates = ['open', 'closed', 'withdrawn'] as const
export type LotState = (typeof lotStates)[number]
