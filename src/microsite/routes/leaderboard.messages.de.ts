/** Titles by route id. */
export const messages = {
  leaderboard: 'Rangliste',
} as const
