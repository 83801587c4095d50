/** German error messages, by the English sentence. */
export const germanPaymentErrors = {
  'This payment can’t be taken back any more: some of it was refunded, cancelled or handed over.':
    'Diese Zahlung lässt sich nicht mehr zurücknehmen: Etwas davon wurde erstattet, storniert oder übergeben.',
  'This order has ended, so nothing can be paid for it any more. What was paid must be given back.':
    'Diese Bestellung ist beendet, also lässt sich nichts mehr dafür zahlen. Was gezahlt wurde, muss zurückgegeben werden.',
  'Somebody else has changed this payment meanwhile. Please close this, and look at it again.':
    'Jemand anders hat diese Zahlung inzwischen geändert. Bitte schließen Sie dies und sehen Sie noch einmal nach.',
  'This payment is not here (any more).': 'Diese Zahlung gibt es hier nicht (mehr).',
} as const

type Sentences = Readonly<Record<keyof typeof germanPaymentErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
