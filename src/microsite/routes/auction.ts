import { useMessages } from '../../hooks/use-messages.ts'
import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import type { CurrentRoute } from '../route.ts'

const loadList = async () => (await import('../../features/auction/lists/lot-list.tsx')).LotList
type ListProps = Parameters<Awaited<ReturnType<typeof loadList>>>[0]

const list = (id: ListProps['route']) =>
  featureScreen(loadList, {
    useProps: route => ({ route: id, title: useRouteTitle(route), query: route.query, hash: route.hash }),
  })

function useRouteTitle({ route }: CurrentRoute): string {
  return useMessages(route?.titles ?? {})(route?.id ?? 'auction')
}

const pay = featureScreen(async () => (await import('../../features/auction/pay/auction-pay.tsx')).AuctionPay, {
  useProps: ({ query }) => ({ claim: query.get('claim') ?? undefined }),
})

/** Lots of every kind: their lists, their pages, and paying for them. */
export const auctionRoutes = defineRoutes(
  {
    auction: { title: 'Auction Items', skeleton: 'auction', accountUse: 'bid', screen: list('auction') },
    'auction-categories': {
      title: 'Auction Categories',
      skeleton: 'auction_ct',
      accountUse: 'bid',
      screen: featureScreen(async () => (await import('../../features/auction/lists/categories.tsx')).Categories, {
        useProps: route => ({ title: useRouteTitle(route) }),
      }),
    },
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
    'live-lots': {
      title: 'Live Auction Items',
      skeleton: 'live_auction',
      accountUse: 'bid',
      screen: list('live-lots'),
    },
    'buy-now-lots': {
      title: 'Buy Now Items',
      skeleton: 'buy_now_items',
      accountUse: 'buy',
      screen: list('buy-now-lots'),
    },
    'silent-lots': {
      title: 'Silent Auction Items',
      skeleton: 'silent_auction',
      accountUse: 'bid',
      screen: list('silent-lots'),
    },
    'sealed-lots': {
      title: 'Sealed Auction Items',
      skeleton: 'sealed_auction',
      accountUse: 'bid',
      screen: list('sealed-lots'),
    },
  },
  { de: () => import('./auction.messages.de.ts') },
)
