import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useRouteTitle } from '../use-route-title.ts'

const loadList = async () => (await import('../../features/auction/lists/lot-list.tsx')).LotList
type ListProps = Parameters<Awaited<ReturnType<typeof loadList>>>[0]

const list = (id: ListProps['route']) =>
  featureScreen(loadList, {
    useProps: route => ({ route: id, title: useRouteTitle(route), query: route.query, hash: route.hash }),
  })

const pay = featureScreen(async () => (await import('../../features/auction/pay/auction-pay.tsx')).AuctionPay, {
  useProps: ({ query }) => ({ claim: query.get('claim') ?? undefined }),
})

/** Lots of every kind: their lists, their pages, and paying for them. */
export const auctionRoutes = defineRoutes({
  auction: { skeleton: 'auction', accountUse: 'bid', screen: list('auction') },
  'auction-categories': {
    skeleton: 'auction_ct',
    accountUse: 'bid',
    screen: featureScreen(async () => (await import('../../features/auction/lists/categories.tsx')).Categories, {
      useProps: route => ({ title: useRouteTitle(route) }),
    }),
  },
  'auction-item': {
    skeleton: 'auction_item',
    accountUse: 'bid',
    screen: () => import('../screens/auction/lot.tsx'),
  },
  'complete-bid': {
    access: 'user',
    screen: featureScreen(
      async () => (await import('../../features/auction/complete-bid/complete-bid.tsx')).CompleteBid,
      { useProps: () => ({}) },
    ),
  },
  'auction-checkout': {
    kind: 'checkout',
    access: 'user',
    guest: 'auction-guest-checkout',
    screen: pay,
  },
  'auction-guest-checkout': { kind: 'checkout', screen: pay },
  'live-lots': {
    skeleton: 'live_auction',
    accountUse: 'bid',
    screen: list('live-lots'),
  },
  'buy-now-lots': {
    skeleton: 'buy_now_items',
    accountUse: 'buy',
    screen: list('buy-now-lots'),
  },
  'silent-lots': {
    skeleton: 'silent_auction',
    accountUse: 'bid',
    screen: list('silent-lots'),
  },
  'sealed-lots': {
    skeleton: 'sealed_auction',
    accountUse: 'bid',
    screen: list('sealed-lots'),
  },
})
