import { defineRoutes } from '../define-routes.ts'

/** Pledges; the screens are not built yet. */
export const pledgeRoutes = defineRoutes(
  {
    pledges: { title: 'Pledge', skeleton: 'pledge' },
    pledge: { title: 'Pledge Item', skeleton: 'pledge_view' },
    donate: { title: 'Donate to a charity', skeleton: 'donate' },
    'pledge-checkout': { title: 'Complete your donation', kind: 'checkout', guest: 'pledge-guest-checkout' },
    'pledge-guest-checkout': { title: 'Complete your donation', kind: 'checkout' },
  },
  { de: () => import('./pledges.messages.de.ts') },
)
