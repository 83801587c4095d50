/** The event's pledge items. */
export const pledgeItemsRead = { method: 'GET', path: '/pledges', scope: 'event', access: 'open' } as const

/** The newest pledges for one item. */
export const pledgesGivenRead = {
  method: 'GET',
  path: '/pledges/:pledge_item_id/given',
  scope: 'event',
  access: 'open',
} as const

/** The push events about pledges: see `pledgeItemPush`, `pledgePush` and `pledgeRemovedPush`. */
export const pledgeItemEvent = 'pledge-item-data'
export const pledgeEvent = 'pledge-data'
export const pledgeRemovedEvent = 'pledge-removed'

export const pledgeItemStates = ['open', 'closed'] as const
