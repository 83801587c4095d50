/** The specification's kinds of lots. A competitive bid is a silent auction's. */
export const lotKinds = ['buy_now', 'sealed_bid', 'competitive_bid', 'live_auction', 'sponsor_item'] as const
export type LotKind = (typeof lotKinds)[number]

export const lotStates = ['open', 'closed'] as const
export type LotState = (typeof lotStates)[number]
