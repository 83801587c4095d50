/** German error messages, by the English sentence. */
export const germanPaymentErrors = {
  'This payment can’t be taken back any more: some of it was refunded, cancelled or handed over.':
    'Diese Zahlung lässt sich nicht mehr zurücknehmen: Etwas davon wurde erstattet, storniert oder übergeben.',
  'This payment is not here (any more).': 'Diese Zahlung gibt es hier nicht (mehr).',
} as const

type Sentences = Readonly<Record<keyof typeof germanPaymentErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
