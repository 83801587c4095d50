import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const pay = featureScreen(async () => (await import('../../features/pledges/pay/pledge-checkout.tsx')).PledgeCheckout, {
  useProps: ({ query }) => ({ promise: query.get('promise') ?? undefined }),
})

/** Pledge items, paying for pledges, and gifts to a charity of the donor's choice. */
export const pledgeRoutes = defineRoutes(
  {
    pledges: {
      title: 'Pledge',
      skeleton: 'pledge',
      screen: () => import('../screens/pledges/list.tsx'),
    },
    pledge: {
      title: 'Pledge Item',
      skeleton: 'pledge_view',
      screen: () => import('../screens/pledges/item.tsx'),
    },
    donate: { title: 'Donate to a charity', skeleton: 'donate', screen: () => import('../screens/donate.tsx') },
    'pledge-checkout': {
      title: 'Complete your donation',
      kind: 'checkout',
      guest: 'pledge-guest-checkout',
      screen: pay,
    },
    'pledge-guest-checkout': { title: 'Complete your donation', kind: 'checkout', screen: pay },
  },
  { de: () => import('./pledges.messages.de.ts') },
)
