import { addTranslations } from '../../../lib/translations.ts'

/** Messages of how the organiser was paid. */
export const paidByMessages = {
  cash: 'Cash',
  cheque: 'Cheque',
  card_machine: 'Card machine',
  bank_transfer: 'Bank transfer',
  by_cash: 'Paid by cash',
  by_cheque: 'Paid by cheque',
  by_card_machine: 'Paid at the card machine',
  by_bank_transfer: 'Paid by bank transfer',
  receive: 'Mark as paid',
  correctPayment: 'Correct the payment',
  how: 'How was it paid?',
  choose: 'Say how it was paid',
  notReceived: 'It is not paid after all',
  notReceivedText:
    'It is owed again: gifts leave the total, and tickets let nobody in until it is paid. No mail is sent.',
  name: 'Name',
  email: 'Email address for the receipt',
} as const

addTranslations(paidByMessages, { de: () => import('./paid-by.messages.de.ts') })
