/** What somebody can give for the event to sell. */
export const donatedItemKinds = ['item', 'experience', 'voucher'] as const
export type DonatedItemKind = (typeof donatedItemKinds)[number]

/** How it gets to the charity. `nothing`: there is nothing to hand over. */
export const deliveries = ['bring', 'collect', 'post', 'nothing'] as const
export type Delivery = (typeof deliveries)[number]

/** What the organisers have decided. */
export const donatedItemStates = ['new', 'accepted', 'declined'] as const
export type DonatedItemState = (typeof donatedItemStates)[number]

/** The most pictures of one offer. */
export const mostDonatedPictures = 4
