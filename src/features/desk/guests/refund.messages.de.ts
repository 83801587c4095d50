export const messages = {
  open: 'Erstatten',
  openFor: 'Plätze der Bestellung {reference} erstatten',
  title: 'Plätze erstatten',
  order: 'Bestellung {reference}, gekauft von {buyer}',
  which: 'Welche Plätze?',
  requested: 'Wird erstattet',
  ended: 'Erstattet',
  inHouse: {
    one: '{count} dieser Gäste ist schon im Haus.',
    other: '{count} dieser Gäste sind schon im Haus.',
  },
  text: 'Das lässt sich nicht rückgängig machen. Die Karten öffnen keine Tür mehr und sind wieder zu kaufen, sobald der Zahlungsdienst gesagt hat, dass das Geld zurückgeht. Wer gekauft hat, bekommt dann eine E-Mail.',
  outside: 'Bezahlt wurde außerhalb dieser Seite, also müssen Sie {amount} selbst zurückzahlen.',
  textOutside:
    'Das lässt sich nicht rückgängig machen. Die Karten öffnen keine Tür mehr und sind wieder zu kaufen, und wer gekauft hat, bekommt eine E-Mail.',
  refund: { one: '{count} Platz erstatten: {amount}', other: '{count} Plätze erstatten: {amount}' },
  refunding: 'Wird erstattet…',
  done: { one: 'Die Erstattung von {count} Platz läuft.', other: 'Die Erstattung von {count} Plätzen läuft.' },
} as const
