export const messages = {
  cash: 'Bar',
  cheque: 'Scheck',
  card_machine: 'Kartengerät',
  bank_transfer: 'Überweisung',
  by_cash: 'Bar bezahlt',
  by_cheque: 'Mit Scheck bezahlt',
  by_card_machine: 'Am Kartengerät bezahlt',
  by_bank_transfer: 'Überwiesen',
  receive: 'Als bezahlt vermerken',
  correctPayment: 'Zahlung berichtigen',
  how: 'Wie wurde bezahlt?',
  choose: 'Geben Sie an, wie bezahlt wurde',
  notReceived: 'Es ist doch nicht bezahlt',
  notReceivedText:
    'Es ist wieder offen: Spenden zählen nicht mehr mit, und Karten gelten erst, wenn bezahlt ist. Es geht keine Mail hinaus.',
  name: 'Name',
  email: 'E-Mail-Adresse für die Quittung',
} as const
