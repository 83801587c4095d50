export const messages = {
  title: 'Das Programm',
  loading: 'Das Programm wird geladen',
  failed: 'Das Programm lässt sich gerade nicht anzeigen.',
  emptyTitle: 'Noch kein Programm',
  empty: 'Hier steht, was Gäste wählen können.',
  required: 'Hier wählt jeder Gast eines',
  saved: 'Gespeichert.',
  unsaved: 'Noch nicht gespeichert.',
  saving: 'Wird gespeichert',
  save: 'Wahl speichern',
  nobody: 'Noch ohne Namen',
  noSeats: 'Mit einer Karte können Sie hier wählen',
  noSeatsText: 'Sobald Sie Plätze haben, stehen sie hier.',
  mine: 'Ihr Platz',
  declined:
    'Sie haben abgesagt. Falls Sie doch kommen, ändern Sie bitte zuerst Ihre Antwort, und wählen Sie dann hier.',
} as const
