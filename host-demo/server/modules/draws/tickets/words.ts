import type { Event } from '../../../identity/events.ts'
import { translator } from '../../../platform/translate.ts'
import { germanTicketWords } from './words.de.ts'

/** English texts of the page with the tickets. */
const ticketWords = {
  title: 'Your prize draw ticket',
  numbers: { one: 'Your number', other: 'Your numbers' },
  price: 'Price',
  each: '{price} each',
  drawnOn: 'Drawn on',
  society: 'For',
  promoter: 'Promoter',
  registration: 'Registered with',
  age: 'Only for people aged {age} or over.',
  private: 'Only for members of {society}. This ticket can’t be given to anybody else.',
  reference: 'Order',
  holder: 'Holder',
  print: 'To keep it, print this page or save it as a PDF. The same page is always at this address.',
  check: 'See the draw, and check it',
  refunded: 'This order has no numbers any more: it was refunded.',
} as const

export const ticketTranslator = ({ settings }: Pick<Event, 'settings'>) =>
  translator(settings.locale, ticketWords, germanTicketWords)
