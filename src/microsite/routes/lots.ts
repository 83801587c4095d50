import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const pay = featureScreen(async () => (await import('../../features/auction/pay/auction-pay.tsx')).AuctionPay, {
  useProps: () => ({}),
})

/** Lots of every kind: their lists, their pages, and paying for them. */
export const lotRoutes = defineRoutes(
  {
    auction: { title: 'Auction Items', skeleton: 'auction', accountUse: 'bid' },
    'auction-categories': { title: 'Auction Categories', skeleton: 'auction_ct', accountUse: 'bid' },
    'auction-item': {
      title: 'Auction Item',
      skeleton: 'auction_item',
      accountUse: 'bid',
      screen: () => import('../screens/auction/lot.tsx'),
    },
    'complete-bid': {
      title: 'Complete Bid',
      access: 'user',
      screen: featureScreen(
        async () => (await import('../../features/auction/complete-bid/complete-bid.tsx')).CompleteBid,
        { useProps: () => ({}) },
      ),
    },
    'auction-checkout': {
      title: 'Auction Payment',
      kind: 'checkout',
      access: 'user',
      guest: 'auction-guest-checkout',
      screen: pay,
    },
    'auction-guest-checkout': { title: 'Guest Auction Payment', kind: 'checkout', screen: pay },
    'live-lots': { title: 'Live Auction Items', skeleton: 'live_auction', accountUse: 'bid' },
    'buy-now-lots': { title: 'Buy Now Items', skeleton: 'buy_now_items', accountUse: 'buy' },
    'silent-lots': { title: 'Silent Auction Items', skeleton: 'silent_auction', accountUse: 'bid' },
    'sealed-lots': { title: 'Sealed Auction Items', skeleton: 'sealed_auction', accountUse: 'bid' },
  },
  { de: () => import('./lots.messages.de.ts') },
)
