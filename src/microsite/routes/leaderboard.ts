import { defineRoutes } from '../define-routes.ts'

/** The leaderboard on the big display; the screen is not built yet. */
export const leaderboardRoutes = defineRoutes(
  {
    leaderboard: { title: 'Leaderboard', skeleton: 'leaderboard', kind: 'wall' },
  },
  { de: () => import('./leaderboard.messages.de.ts') },
)
