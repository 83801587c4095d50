import { defineRoutes } from '../define-routes.ts'

/** People and teams who fundraise themselves; the screens are not built yet. */
export const fundraiserRoutes = defineRoutes(
  {
    fundraisers: { title: 'Individual Giving', skeleton: 'fundraising' },
    fundraiser: { title: 'Fundraiser', skeleton: 'pledge_view' },
    'fundraiser-team': { title: 'Fundraiser Team', skeleton: 'pledge_view' },
    'fundraiser-message': { title: 'Leave a message' },
    'fundraiser-checkout': { title: 'Complete your donation', kind: 'checkout', guest: 'fundraiser-guest-checkout' },
    'fundraiser-guest-checkout': { title: 'Complete your donation', kind: 'checkout' },
  },
  { de: () => import('./fundraisers.messages.de.ts') },
)
