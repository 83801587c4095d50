/** German, complete: each feature's sentences by its name. */
export const de = {
  'total-raised': {
    raised: 'gesammelt',
    donors: { one: 'von {count} Person', other: 'von {count} Menschen' },
    first: 'Geben Sie als Erste',
    loading: 'Die Summe wird geladen',
    slow: 'Die Summe wird weiter geladen …',
    failed: 'Die Summe lässt sich gerade nicht anzeigen.',
    retry: 'Noch einmal versuchen',
  },
} as const
