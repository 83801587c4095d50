/** Titles by route id. */
export const messages = {
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  'not-found': 'Seite nicht gefunden',
} as const
