import { addTranslations } from '../../../lib/translations.ts'

/** Messages of orders that are paid to the organiser. */
export const paymentsMessages = {
  title: 'Offline payments',
  which: 'Show',
  awaited: 'Awaiting payment',
  paid: 'Paid',
  all: 'All',
  open: '{amount} is awaited.',
  order: 'Order',
  who: 'Who',
  what: 'For what',
  amount: 'Amount',
  payment: 'Payment',
  ordered: 'Ordered {date}',
  paidAt: '{how}, {date}',
  toCome: 'Not paid yet',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  actions: 'What to do',
  email: 'Email address',
  organisation: 'Organisation',
  receiveTitle: 'Order {reference} of {amount}',
  receiveText: 'Gifts count towards the total, tickets and lots are theirs, and the payer gets a receipt.',
  cancel: 'Cancel',
  cancelIt: 'Cancel the order',
  cancelOf: 'Cancel order {reference}',
  cancelTitle: 'Cancel order {reference}?',
  cancelText: '{name} owes nothing then, and what was kept for them is for others. It can’t be undone.',
  keep: 'Not now',
  emptyTitle: 'No payment is awaited',
  empty: 'Orders whose payers chose to pay you without this platform, such as by bank transfer, are listed here.',
} as const

addTranslations(paymentsMessages, { de: () => import('./payments.messages.de.ts') })
