import type { Event } from '../../../identity/events.ts'
import { translator } from '../../../platform/translate.ts'
import { germanWalletWords } from './words.de.ts'

const walletWords = {
  description: 'Ticket for {event}',
  event: 'Event',
  seat: 'Seat',
  guest: 'Guest',
  starts: 'Begins',
} as const

export const walletTranslator = ({ settings }: Pick<Event, 'settings'>) =>
  translator(settings.locale, walletWords, germanWalletWords)
