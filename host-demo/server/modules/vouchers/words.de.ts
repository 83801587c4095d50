/** German error messages, by the English sentence. */
export const germanVoucherErrors = {
  'This voucher is not there (any more).': 'Diesen Gutschein gibt es nicht (mehr).',
  'There is a voucher with this code already.': 'Einen Gutschein mit diesem Code gibt es schon.',
  'Somebody else has changed this voucher since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat diesen Gutschein geändert, seit Sie ihn geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'An order has used this code, so it can’t be deleted. You can pause it.':
    'Eine Bestellung hat diesen Code verwendet, er lässt sich also nicht löschen. Sie können ihn anhalten.',
  'Please choose what it is for': 'Bitte wählen Sie, wofür er gilt',
  'Please enter a share of up to 100 %': 'Bitte geben Sie einen Anteil bis 100 % ein',
  'Please enter more than 0': 'Bitte geben Sie mehr als 0 ein',
  'Please enter at least 3 letters or digits': 'Bitte geben Sie mindestens 3 Buchstaben oder Ziffern ein',
  'This voucher would do nothing': 'Dieser Gutschein würde nichts bewirken',
  'Vouchers can’t be for this': 'Dafür kann es keine Gutscheine geben',
} as const

type Sentences = Readonly<Record<keyof typeof germanVoucherErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
