export const messages = {
  title: 'Warteliste',
  back: 'Zurück zu den Karten',
  lead: 'Karten, die frei werden, werden per E-Mail angeboten, wer am längsten wartet, zuerst. Für den Kauf ist dann ein Tag Zeit.',
  who: 'Wer',
  email: 'E-Mail-Adresse',
  what: 'Karten',
  since: 'Wartet seit',
  state: 'Stand',
  waits: 'Wartet',
  offeredUntil: 'Angeboten bis {time}',
  emptyTitle: 'Niemand wartet',
  empty: 'Gäste setzen sich auf die Liste, wo Karten ausverkauft sind.',
} as const
