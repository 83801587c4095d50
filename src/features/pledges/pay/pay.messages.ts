import { addTranslations } from '../../../lib/translations.ts'

export const payMessages = {
  title: 'Complete your donation',
  promiseTitle: 'Pay your pledge',
  thing: '{pledge}',
  gift: '{donation}',
  thingRow: 'Your {pledge}',
  emptyTitle: 'There is nothing to pay',
  empty: 'Choose what you would like to pledge for.',
  see: 'See the {pledges}',
  signIn: 'Sign in to pay',
  change: 'Change',
  changeWhat: 'Change the {pledge}',
  paidTitle: 'Thank you',
  processing: 'Your bank has not answered yet. We will mail you as soon as it has.',
  mailed: 'We have mailed you a receipt.',
  reference: 'Reference',
  promisedTitle: 'Thank you. This is how you pay',
  loading: 'Loading your {pledge}',
  failed: 'Your {pledge} can’t be shown just now.',
  noLinkTitle: 'This link is not valid',
  noLink: 'Please check that you opened all of it.',
  settledTitle: 'This {pledge} is paid',
  settled: 'There is nothing more to do. Thank you.',
  undoneTitle: 'This {pledge} has been taken back',
  undone: 'Nothing is owed.',
  home: 'Go to the home page',
  matched: '{amount} of matched money waits for it.',
  to: 'To {charity}',
} as const

addTranslations(payMessages, { de: () => import('./pay.messages.de.ts') })
