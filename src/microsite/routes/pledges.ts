import { defineRoutes } from '../define-routes.ts'

const pay = () => import('../screens/pledges/pay.tsx')

/** Pledge items, paying for pledges, and gifts to a charity of the donor's choice. */
export const pledgeRoutes = defineRoutes({
  pledges: {
    skeleton: 'pledge',
    screen: () => import('../screens/pledges/list.tsx'),
  },
  pledge: {
    skeleton: 'pledge_view',
    screen: () => import('../screens/pledges/item.tsx'),
  },
  donate: { skeleton: 'donate', screen: () => import('../screens/donate.tsx') },
  'pledge-checkout': {
    kind: 'checkout',
    guest: 'pledge-guest-checkout',
    screen: pay,
  },
  'pledge-guest-checkout': { kind: 'checkout', screen: pay },
})
