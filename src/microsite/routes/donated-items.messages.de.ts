/** Titles by route id. */
export const messages = {
  'donate-lot': 'Sachspende',
  'donate-lot-success': 'Danke',
} as const
