/** Titles by route id. */
export const messages = {
  polls: 'Abstimmungen',
  poll: 'Abstimmungen',
  'public-poll': 'Öffentliche Abstimmung',
  'poll-success': 'Danke',
} as const
