import { wordsOf } from '../../platform/mail/draft.ts'
import { germanTicketLetters } from './words.de.ts'

const ticketLetters = {
  offerSubject: 'Tickets for {event} have come back',
  offer: {
    one: 'You have waited for a ticket: “{title}” at {event}. It is reserved for you.',
    other: 'You have waited for {count} tickets: “{title}” at {event}. They are reserved for you.',
  },
  offerUntil: 'The offer stands until {time}. Then it goes to the next who waits.',
  offerLabel: 'See and buy the tickets',
  offerNotWanted: 'Do you not want them any more? Then there is nothing to do.',
  erased: 'You are on no waiting list any more.',
} as const

export const letterWords = wordsOf(ticketLetters, germanTicketLetters)
