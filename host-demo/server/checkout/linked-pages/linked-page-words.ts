import type { Event } from '../../identity/events.ts'
import { translator } from '../../platform/translate.ts'
import { germanLinkedPageWords } from './linked-page-words.de.ts'

/** English texts of all pages behind the links of mails, by key. */
const linkedPageWords = {
  goTo: 'Go to {event}',
  linkTitle: 'This link is not good',
  linkText: 'Please check that you opened all of it: the mail that we sent you has it.',
} as const

/** Translates them into the event's language. */
export function linkedPageTranslator({ settings }: Pick<Event, 'settings'>) {
  return translator(settings.locale, linkedPageWords, germanLinkedPageWords)
}
