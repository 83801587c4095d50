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
  payBy: 'Ends on {date}',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  refundedPart: '{amount} of it refunded',
  actions: 'What to do',
  email: 'Email address',
  organisation: 'Organisation',
  receiveTitle: 'Order {reference} of {amount}',
  receiveText: 'Gifts count towards the total, tickets and lots are theirs, and the payer gets a receipt.',
  cancel: 'Cancel',
  cancelIt: 'Cancel the order',
  cancelOf: 'Cancel order {reference}',
  cancelTitle: 'Cancel order {reference}?',
  cancelText:
    '{name} owes nothing then, and is told so by mail. What was kept for them is for others. It can’t be undone.',
  keep: 'Not now',
  problems: { one: 'A payment does not match its order', other: '{count} payments do not match their orders' },
  problemsText:
    'They were paid by card and count for nothing here: another amount or currency arrived, or an order was paid twice. Refund them at your payment provider, or write to the payer.',
  arrivedOn: 'Arrived {date}',
  due: 'Ordered for',
  arrived: 'Arrived',
  atProvider: 'Payment at the provider',
  settle: 'Dealt with',
  settleOf: 'The payment of order {reference} is dealt with',
  emptyTitle: 'No payment is awaited',
  noneTitle: 'No payment is listed',
  empty: 'Orders whose payers chose to pay you without this platform, such as by bank transfer, are listed here.',
} as const

addTranslations(paymentsMessages, { de: () => import('./payments.messages.de.ts') })
