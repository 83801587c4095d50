export const messages = {
  meter: 'Bisher gesammelt',
  raised: '{amount} gesammelt',
  goal: 'von {goal}',
  percent: '{percent} %',
  reached: '{percent} %, Ziel erreicht',
  meterText: '{amount} von {goal}, {percent} %',
  donors: { one: '{count} Person hat gespendet', other: '{count} Menschen haben gespendet' },
  stale: 'gerade nicht live',
  loading: 'Der Stand wird geladen',
  slow: 'Es wird weiter versucht …',
  failed: 'Der Stand lässt sich gerade nicht anzeigen.',
  retry: 'Noch einmal versuchen',
} as const
