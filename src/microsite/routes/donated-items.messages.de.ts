/** Titles by their route's id. */
export const messages = {
  'donate-lot': 'Sachspende',
  'donate-lot-success': 'Danke',
} as const
