import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

/** The leaderboard for a big display. */
export const leaderboardRoutes = defineRoutes({
  leaderboard: {
    skeleton: 'leaderboard',
    kind: 'wall',
    screen: featureScreen(
      async () => (await import('../../features/individual-giving/blocks/leaderboard-wall.tsx')).LeaderboardWall,
      { useProps: ({ query }) => ({ show: query.get('show') === 'teams' ? ('teams' as const) : undefined }) },
    ),
  },
})
