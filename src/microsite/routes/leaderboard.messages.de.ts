/** Titles by their route's id. */
export const messages = {
  leaderboard: 'Rangliste',
} as const
