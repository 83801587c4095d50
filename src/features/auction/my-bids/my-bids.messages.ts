import { addTranslations } from '../../../lib/translations.ts'

/** Messages of somebody's activity in the auction. */
export const myBidsMessages = {
  title: 'Your bids',
  seenAsPaddle: 'Others see you as paddle {number}',
  seenAsName: 'Others see you as {name}',
  seenAsNew: 'Others will see you by a paddle number',
  seenAs: 'How others see you',
  seenAsHelp: 'Beside all your bids at this event. The organiser sees your paddle too.',
  byPaddle: 'By my paddle number',
  byName: 'By a name',
  name: 'Name',
  nameInSentence: 'a name',
  nameHelp: 'At most 40 characters, without digits. It needn’t be your real name.',
  change: 'Save',
  changing: 'Saving',
  changed: 'Saved. Your next bid shows it to everybody.',
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
