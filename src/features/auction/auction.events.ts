import type { Events } from '../../lib/events.ts'

/** Events about the visitor's own bids, for the host page. Amounts are minor units. */
export const auctionEvents = {
  'bid-placed': {
    description:
      'The server has accepted the visitor’s bid. `amount`, in minor units, is the price of the lot now: what the visitor would pay at most is theirs alone to know.',
    detail: { lotId: 'string', amount: 'number', currency: 'string', leading: 'boolean' },
  },
  outbid: {
    description: 'Somebody else leads now. `amount` is the price of the lot, in minor units.',
    detail: { lotId: 'string', amount: 'number', currency: 'string' },
  },
  'lot-won': {
    description: 'The lot has closed and is the visitor’s. `amount` is what there is to pay, in minor units.',
    detail: { lotId: 'string', amount: 'number', currency: 'string' },
  },
} as const satisfies Events
