export const messages = {
  raised: 'gesammelt',
  donors: { one: 'von {count} Person', other: 'von {count} Menschen' },
  first: 'Machen Sie den Anfang',
  stale: 'gerade nicht live',
  loading: 'Die Summe wird geladen',
  slow: 'Es wird weiter versucht …',
  failed: 'Die Summe lässt sich gerade nicht anzeigen.',
  retry: 'Noch einmal versuchen',
} as const
