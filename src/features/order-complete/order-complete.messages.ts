import { addTranslations } from '../../lib/translations.ts'

export const orderCompleteMessages = {
  paidTitle: 'Thank you. Your payment has arrived',
  freeTitle: 'Thank you. There is nothing to pay',
  processingTitle: 'Thank you. Your payment is being processed',
  processing: 'Your bank takes a little longer. There is nothing more to do.',
  refundedTitle: 'Your payment goes back to you',
  refunded: 'All of it is refunded. To a card that takes the bank a few days.',
  failedTitle: 'Your payment did not go through',
  failed: 'Nothing was taken.',
  reference: 'Your reference',
  contribution: 'Contribution',
  fee: 'Card fee',
  discount: 'Discount',
  total: 'Total',
  refundedSum: 'Refunded',
  matched: 'Added by a matched fund, counted when it pays',
  monthly: 'Every month from now on',
  nextPayment: 'Next payment',
  print: 'Print or save the receipt',
  receipt: 'Receipt {reference}',
  from: 'From',
  charity: 'Charity',
  event: 'Event',
  date: 'Date',
  next: 'While you are here',
  see: 'Have a look',
  emptyTitle: 'There is no order to show',
  empty: 'What you have paid stands in your receipts, and in your account.',
  home: 'Go to the home page',
} as const

addTranslations(orderCompleteMessages, { de: () => import('./order-complete.messages.de.ts') })
