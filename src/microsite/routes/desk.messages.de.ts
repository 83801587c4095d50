/** Titles by route id. */
export const messages = {
  admin: 'Verwaltung',
} as const
