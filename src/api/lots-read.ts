/** A page of the event's lots. */
export const lotsRead = { method: 'GET', path: '/auction/items', scope: 'event', access: 'open' } as const

/** The push events about lots: see `bidDataPush` and `lotDataPush`. */
export const bidDataEvent = 'bid-data'
export const lotDataEvent = 'lot-data'
