import { defineRoutes } from '../define-routes.ts'

const pay = () => import('../screens/pledges/pay.tsx')

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
