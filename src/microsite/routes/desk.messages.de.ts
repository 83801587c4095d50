/** Titles by route id. */
export const messages = {
  admin: 'Übersicht der Veranstalter',
} as const
