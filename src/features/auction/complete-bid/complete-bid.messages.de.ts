export const messages = {
  title: 'Ihr Gebot abgeben',
  lead: 'Sie wollten {amount} bieten. Noch ist nichts geboten.',
  leadGone: 'Ihr Gebot ist abgegeben.',
  emptyTitle: 'Es wartet kein Gebot auf Sie',
  empty: 'Wählen Sie ein Los und bieten Sie.',
  toLot: 'Zum Los',
  discard: 'Nicht bieten',
  loading: 'Das Los wird geladen',
  failed: 'Dieses Los lässt sich gerade nicht anzeigen.',
} as const
