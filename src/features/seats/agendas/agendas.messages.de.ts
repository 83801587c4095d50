export const messages = {
  title: 'Das Programm',
  loading: 'Das Programm wird geladen',
  failed: 'Das Programm lässt sich gerade nicht anzeigen.',
  emptyTitle: 'Noch kein Programm',
  empty: 'Hier steht, was Gäste wählen können.',
  required: 'Hier wählt jeder Gast eines',
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert',
  save: 'Wahl speichern',
  nobody: 'Noch ohne Namen',
  noSeats: 'Mit einer Karte können Sie hier wählen.',
  mine: 'Ihr Platz',
} as const
