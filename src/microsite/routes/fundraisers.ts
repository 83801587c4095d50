import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useRouteTitle } from '../use-route-title.ts'

const give = () => import('../screens/fundraisers/give.tsx')

/** Fundraisers and teams: their lists, their pages, and giving to them. */
export const fundraiserRoutes = defineRoutes({
  fundraisers: {
    skeleton: 'fundraising',
    screen: featureScreen(
      async () => (await import('../../features/individual-giving/list/giving-list.tsx')).GivingList,
      {
        useProps: route => ({
          title: useRouteTitle(route),
          query: route.query,
          hash: route.hash,
        }),
      },
    ),
  },
  fundraiser: {
    skeleton: 'pledge_view',
    screen: () => import('../screens/fundraisers/fundraiser.tsx'),
  },
  'fundraiser-team': {
    skeleton: 'pledge_view',
    screen: () => import('../screens/fundraisers/team.tsx'),
  },
  'fundraiser-message': {
    screen: featureScreen(
      async () => (await import('../../features/individual-giving/message/leave-message.tsx')).LeaveMessage,
      { useProps: ({ query }) => ({ id: query.get('fundraiser'), isOfGift: query.get('gift') === 'yes' }) },
    ),
  },
  'fundraiser-checkout': {
    kind: 'checkout',
    access: 'user',
    guest: 'fundraiser-guest-checkout',
    screen: give,
  },
  'fundraiser-guest-checkout': { kind: 'checkout', screen: give },
})
