import { useMessages } from '../../hooks/use-messages.ts'
import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const give = () => import('../screens/fundraisers/give.tsx')

/** Fundraisers and teams: their lists, their pages, and giving to them. */
export const fundraiserRoutes = defineRoutes(
  {
    fundraisers: {
      title: 'Individual Giving',
      skeleton: 'fundraising',
      screen: featureScreen(
        async () => (await import('../../features/individual-giving/list/giving-list.tsx')).GivingList,
        {
          useProps: ({ route, query, hash }) => ({
            title: useMessages(route?.titles ?? {})('fundraisers'),
            query,
            hash,
          }),
        },
      ),
    },
    fundraiser: {
      title: 'Fundraiser',
      skeleton: 'pledge_view',
      screen: () => import('../screens/fundraisers/fundraiser.tsx'),
    },
    'fundraiser-team': {
      title: 'Fundraiser Team',
      skeleton: 'pledge_view',
      screen: () => import('../screens/fundraisers/team.tsx'),
    },
    'fundraiser-message': {
      title: 'Leave a message',
      screen: featureScreen(
        async () => (await import('../../features/individual-giving/message/leave-message.tsx')).LeaveMessage,
        { useProps: ({ query }) => ({ id: query.get('fundraiser') }) },
      ),
    },
    'fundraiser-checkout': {
      title: 'Complete your donation',
      kind: 'checkout',
      access: 'user',
      guest: 'fundraiser-guest-checkout',
      screen: give,
    },
    'fundraiser-guest-checkout': { title: 'Complete your donation', kind: 'checkout', screen: give },
  },
  { de: () => import('./fundraisers.messages.de.ts') },
)
