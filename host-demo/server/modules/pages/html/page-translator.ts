import type { Event } from '../../../identity/events.ts'
import { translator } from '../../../platform/translate.ts'
import { pageWords } from './page-words.ts'
import { germanPageWords } from './page-words-de.ts'

/** Translates the page texts into the event's language. */
export function pageTranslator({ settings }: Pick<Event, 'settings'>) {
  return translator(settings.locale, pageWords, germanPageWords)
}
