import type { Event } from '../../identity/events.ts'
import { translator } from '../../platform/translate.ts'
import { germanGiftAidPageWords } from './gift-aid-page-words-de.ts'

/** English texts of the page behind a receipt's Gift Aid link, by key. */
const giftAidPageWords = {
  title: 'Your Gift\u00a0Aid declaration',
  declared: 'On {date} {name} declared:',
  withdraw: 'Withdraw this declaration',
  withdrawText:
    'On what you give to {charity} from then on no Gift Aid is claimed. What you gave before stays declared, as the law asks.',
  withdrawn: 'Your Gift\u00a0Aid declaration is withdrawn',
  withdrawnText:
    'On what you give to {charity} from now on no Gift Aid is claimed. If you pay enough tax again one day, tell us with your next gift.',
} as const

/** Translates them into the event's language. */
export function giftAidPageTranslator({ settings }: Pick<Event, 'settings'>) {
  return translator(settings.locale, giftAidPageWords, germanGiftAidPageWords)
}
