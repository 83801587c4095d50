/** Titles by their route's id. */
export const messages = {
  admin: 'Übersicht der Veranstalter',
} as const
