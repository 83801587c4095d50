import { addTranslations } from '../../../lib/translations.ts'

/** Messages of somebody's activity in the auction. */
export const myBidsMessages = {
  title: 'Your bids',
  paddle: 'Your paddle is {number}: the room and everybody on the web see you by it.',
  loading: 'Loading your bids',
  failed: 'Your bids can’t be shown just now.',
  emptyTitle: 'No bids yet',
  empty: 'Lots that you bid on, win or watch are listed here.',
  toPay: 'To pay',
  outbid: 'Outbid',
  leading: 'Leading',
  placed: 'Sealed or for the room',
  paid: 'Won and paid',
  lost: 'Not won',
  watching: 'Watching',
  pay: 'Pay {amount}',
  payFor: { one: '{count} lot won', other: '{count} lots won' },
  maximum: 'Your maximum: {amount}',
  price: 'Now {amount}',
  youPay: 'You pay {amount}',
  bidAgain: 'Bid again',
  why: 'Why?',
} as const

addTranslations(myBidsMessages, { de: () => import('./my-bids.messages.de.ts') })
