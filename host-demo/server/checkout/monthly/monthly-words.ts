import type { Event } from '../../identity/events.ts'
import { translator } from '../../platform/translate.ts'
import { germanMonthlyWords } from './monthly-words-de.ts'

/** English texts of the monthly gift's page, by key. */
const monthlyWords = {
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

/** Translates them into the event's language. */
export function monthlyTranslator({ settings }: Pick<Event, 'settings'>) {
  return translator(settings.locale, monthlyWords, germanMonthlyWords)
}
