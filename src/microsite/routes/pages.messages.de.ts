/** Titles by their route's id. */
export const messages = {
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  'not-found': 'Seite nicht gefunden',
} as const
