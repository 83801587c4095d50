import { defineRoutes } from '../define-routes.ts'

/** Pledges, whose screens are not built yet, and the donation form on a screen of its own. */
export const pledgeRoutes = defineRoutes(
  {
    pledges: { title: 'Pledge', skeleton: 'pledge' },
    pledge: { title: 'Pledge Item', skeleton: 'pledge_view' },
    donate: { title: 'Donate to a charity', skeleton: 'donate', screen: () => import('../screens/donate.tsx') },
    'pledge-checkout': { title: 'Complete your donation', kind: 'checkout', guest: 'pledge-guest-checkout' },
    'pledge-guest-checkout': { title: 'Complete your donation', kind: 'checkout' },
  },
  { de: () => import('./pledges.messages.de.ts') },
)
