import { addTranslations } from '../../../lib/translations.ts'

/** Messages of refunding seats. */
export const refundMessages = {
  open: 'Refund',
  openFor: 'Refund seats of order {reference}',
  title: 'Refund seats',
  order: 'Order {reference}, bought by {buyer}',
  which: 'Which seats?',
  extras: 'What was bought with them',
  extra: '{count} × {title}',
  requested: 'Being refunded',
  ended: 'Refunded',
  inHouse: {
    one: '{count} of these guests is in the house already.',
    other: '{count} of these guests are in the house already.',
  },
  text: 'This can’t be undone. The tickets open no door any more and are for sale again, as soon as the payment provider has said that the money goes back. The buyer is mailed then.',
  outside: 'You were paid outside this site, so you have to pay back {amount} yourselves.',
  textOutside:
    'This can’t be undone. The tickets open no door any more and are for sale again, and the buyer is mailed.',
  refund: 'Refund {what}: {amount}',
  seats: { one: '{count} seat', other: '{count} seats' },
  bought: { one: '{count} extra', other: '{count} extras' },
  both: '{seats} and {bought}',
  refunding: 'Refunding…',
  extraLeft: '{amount} for {titles} is not refunded',
  done: 'The refund of {what} is on its way.',
} as const

addTranslations(refundMessages, { de: () => import('./refund.messages.de.ts') })
