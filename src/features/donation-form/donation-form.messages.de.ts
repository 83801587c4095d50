export const messages = {
  amountTitle: 'Wie viel möchten Sie geben?',
  otherAmount: 'Anderer Betrag',
  donate: '{amount} spenden',
  donateBare: 'Spenden',
  monthly: '{amount} im Monat',
  monthlyBare: 'Monatlich',
  feeIncluded: '{gift} und {fee} für die Karte.',
  matched: '{fund} legt auf jede Gabe {percent} % dazu, solange das Geld reicht.',
  doubled: '{fund} verdoppelt jede Gabe, solange das Geld reicht.',
  loading: 'Das Spendenformular wird geladen',
  loadingSlow: 'Es wird weiter versucht, das Spendenformular zu laden …',
  failed: 'Das Spendenformular lässt sich gerade nicht anzeigen.',
} as const
