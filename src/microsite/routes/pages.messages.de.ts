/** Titles by route id. */
export const messages = {
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  'not-found': 'Seite nicht gefunden',
} as const
