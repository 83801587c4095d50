import type { Event } from '../../../identity/events.ts'
import { sayIn } from '../../../platform/speak.ts'
import { germanPageWords } from './page-words-de.ts'

/** What the server's pages say around an organiser's own words, in English, by key. */
export const pageWords = {
  skip: 'Skip to the content',
  menu: 'Main',
  sponsors: 'With thanks to our sponsors',
  notFound: 'Page not found',
  missingTitle: 'This page is not here',
  missing: 'It may have moved, or its address was not typed in full.',
  goTo: 'Go to {event}',
  pauseTitle: 'We will be back soon',
  pause: 'We are making things better, and expect to be done by {time}. What has been given is safe.',
  raisedSoFar: 'Raised so far',
  raised: 'raised by {donors}',
  raisedOf: 'raised of {goal} by {donors}',
  donors: { one: '{count} donor', other: '{count} donors' },
  toGoal: 'On the way to the goal',
  ways: 'Ways to give and take part',
  waysText:
    'This page takes cards and bids with JavaScript, which is switched off in your browser. You can help without it:',
  call: 'Call {charity} on',
  write: 'Write to',
  giveOn: 'Give on',
  ownSite: 'the charity’s own site',
  registered: 'Registered charity {number}',
  terms: 'Terms',
  privacy: 'Privacy',

  linkTitle: 'This link is not good',
  linkText: 'Please check that you opened all of it: the newest receipt of your monthly gift has it again.',
  monthlyGift: 'Your monthly gift',
  monthlyOver: 'Your monthly gift has ended',
  monthlyNothingMore: 'Nothing more is charged. Thank you for all that you have given.',
  youGive: 'You give',
  youGave: 'You gave',
  aMonth: '{amount} a month to {charity}',
  since: 'Since',
  nextPayment: 'Next payment',
  ended: 'Ended',
  otherCard: 'Use another card',
  otherCardLate:
    'You type it on the card provider’s own page, and come back here. What could not be taken is taken from it, and the payments to come.',
  otherCardNext: 'You type it on the card provider’s own page, and come back here. The next payment is taken from it.',
  stopMonthly: 'Stop this monthly gift',
  stopMonthlyText: 'Nothing is charged any more from then on. What you have given stays given.',
  cardKeptLate:
    'We have your new card, but your bank did not let us take this month’s gift from it. We try again in the coming days; you can also use another card.',
  cardKept: 'Thank you. Your gift is taken from your new card from now on, and nothing is owed.',
  monthlyLate:
    'The last payment could not be taken. Nothing was taken, and we try again in the coming days. If your card has changed or has expired, please use another one.',
  notKept: 'Your card was not changed: the new one was not confirmed. Please try again.',
  unsure:
    'The card provider does not answer at the moment. If you have confirmed a new card there, it is used all the same.',
  notNow: 'We cannot reach the card provider at the moment. Nothing was changed: please try again in a few minutes.',
  tooOften: 'That was tried very often. Please wait an hour and try again.',
} as const

export type PageKey = keyof typeof pageWords

/** Says it in the event's language. */
export function pageSay({ settings }: Pick<Event, 'settings'>) {
  return sayIn(settings.locale, pageWords, germanPageWords)
}
