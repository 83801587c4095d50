export const messages = {
  title: 'Das Programm',
  lead: 'Wählen Sie für jeden Gast. Es wird mit den Karten für Sie zurückgehalten, während Sie zahlen, und lässt sich später ändern.',
  loading: 'Das Programm wird geladen',
  failed: 'Das Programm lässt sich gerade nicht anzeigen.',
  seat: 'Platz {number}',
  sameForAll: 'Dasselbe für alle, die noch nichts haben',
  goOn: 'Weiter zur Zahlung',
  missing: {
    one: 'Einem Platz fehlt noch: {title}.',
    other: '{count} Plätzen fehlt noch: {title}.',
  },
  choose: 'Programm Ihrer Gäste wählen',
  needed: 'Wählen Sie vor dem Bezahlen für jeden Gast: {title}.',
  fullTitle: 'Etwas im Programm ist voll geworden',
  full: '{titles}: beim Bezahlen voll geworden. Wir haben es aus Ihrer Wahl genommen, abgebucht wurde nichts. Wählen Sie etwas anderes.',
} as const
