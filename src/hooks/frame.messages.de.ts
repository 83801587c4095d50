export const messages = {
  loading: 'Wird geladen …',
  slow: 'Es wird weiter versucht …',
  failed: 'Das lässt sich gerade nicht anzeigen.',
  stale: 'Das ist vielleicht nicht der neueste Stand.',
  notLive: 'gerade nicht live',
  retry: 'Noch einmal versuchen',
} as const
