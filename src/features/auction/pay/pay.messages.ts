import { addTranslations } from '../../../lib/translations.ts'

/** Messages of paying for lots. */
export const payMessages = {
  title: 'Pay for your {lots}',
  loading: 'Loading your {lots}',
  failed: 'Your {lots} can’t be shown just now.',
  emptyTitle: 'There is nothing to pay',
  empty: 'What you win or buy in the auction is paid here, all of it together.',
  won: 'Won',
  bought: 'To buy',
  payNow: 'Pay now',
  pieces: 'How many',
  remove: 'Remove',
  removeLot: 'Remove {title}',
  total: 'Total',
  gift: '{amount} of it counts as a gift, and can carry Gift Aid.',
  age: 'I am {years} or over',
  ageMissing: 'Please confirm your age',
  noneChosen: 'Please choose what you pay for now',
  goOn: 'Continue',
  thing: '{lots}',
  thingRow: 'Your {lots}',
  lots: { one: '{count} {lot}', other: '{count} {lots}' },
  change: 'Change',
  changeLots: 'Change what you pay for',
  paidElsewhereTitle: 'A lot is paid already',
  paidElsewhere: 'It was paid on another device, at the desk or by your kept card. Nothing was taken again.',
  wonMeanwhile: { one: 'You have won another {lot}', other: 'You have won {count} more {lots}' },
  addLots: 'Nothing was added to this payment. To pay for all of them together, press “Change” beside the sum.',
  promisedTitle: 'Thank you. This is how you pay',
  promised: 'Your {lots} are kept for you.',
  reference: 'Your reference',
  soldOut: 'This is sold out. Please remove it.',
  signIn: 'Sign in to pay',
  claim: 'What your paddle has won is paid from an account, so that it is yours alone.',
} as const

addTranslations(payMessages, { de: () => import('./pay.messages.de.ts') })
