/** Jobs that mail a buyer, by the order's id. */
export const choicesFullKind = 'mail-agenda-full'
export const orderMailKind = 'mail-ticket-order'
export const endedMailKind = 'mail-seats-ended'
