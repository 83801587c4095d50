/** German error messages, by the English sentence. */
export const germanErrors = {
  'This is in your order already': 'Das ist schon in Ihrer Bestellung',
  'Already paid': 'Schon bezahlt',
  'This has been paid already. Nothing was taken again.':
    'Das ist schon bezahlt. Es wurde nicht noch einmal abgebucht.',
  'Link expired': 'Link abgelaufen',
  'This payment link has expired. Please ask the organiser for a new one.':
    'Dieser Zahlungslink ist abgelaufen. Bitten Sie den Veranstalter um einen neuen.',
  'This payment link is not valid. Please check that you opened all of it.':
    'Dieser Zahlungslink gilt nicht. Bitte prüfen Sie, ob Sie ihn ganz geöffnet haben.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
