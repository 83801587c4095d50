/** The tickets that an event sells. */
export const ticketsRead = { method: 'GET', path: '/tickets', scope: 'event', access: 'open' } as const

/** The push event of what is left: see `ticketStockPush`. */
export const ticketStockEvent = 'ticket-data'

/**
 * `all_reserved`: nothing is left, but some are in baskets or being paid for, and may come back. `soon`: the sale has
 * not begun.
 */
export const ticketStates = ['on_sale', 'soon', 'all_reserved', 'sold_out', 'closed'] as const

/** What is asked of, or offered to, each guest. */
export const addOnKinds = ['meal', 'dietary', 'access', 'size', 'other'] as const
