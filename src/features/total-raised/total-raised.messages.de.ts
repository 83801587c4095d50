export const messages = {
  raised: 'gesammelt',
  donors: { one: 'von {count} Person', other: 'von {count} Menschen' },
  first: 'Machen Sie den Anfang',
  loading: 'Die Summe wird geladen',
  failed: 'Die Summe lässt sich gerade nicht anzeigen.',
} as const
