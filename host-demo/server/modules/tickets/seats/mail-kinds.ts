/** Kinds of jobs that mail a buyer. Their key is the order's id. */
export const choicesFullKind = 'mail-agenda-full'
export const orderMailKind = 'mail-ticket-order'
export const endedMailKind = 'mail-seats-ended'
