import { defineRoutes } from '../define-routes.ts'

/** Lots of every kind; the screens are not built yet. */
export const lotRoutes = defineRoutes(
  {
    auction: { title: 'Auction Items', skeleton: 'auction', accountUse: 'bid' },
    'auction-categories': { title: 'Auction Categories', skeleton: 'auction_ct', accountUse: 'bid' },
    'auction-item': { title: 'Auction Item', skeleton: 'auction_item', accountUse: 'bid' },
    'complete-bid': { title: 'Complete Bid', access: 'user' },
    'auction-checkout': {
      title: 'Auction Payment',
      kind: 'checkout',
      access: 'user',
      guest: 'auction-guest-checkout',
    },
    'auction-guest-checkout': { title: 'Guest Auction Payment', kind: 'checkout' },
    'live-lots': { title: 'Live Auction Items', skeleton: 'live_auction', accountUse: 'bid' },
    'buy-now-lots': { title: 'Buy Now Items', skeleton: 'buy_now_items', accountUse: 'buy' },
    'silent-lots': { title: 'Silent Auction Items', skeleton: 'silent_auction', accountUse: 'bid' },
    'sealed-lots': { title: 'Sealed Auction Items', skeleton: 'sealed_auction', accountUse: 'bid' },
  },
  { de: () => import('./lots.messages.de.ts') },
)
