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
  offerNotWanted: {
    one: 'Do you not want it any more? Leave the list, and it goes to the next who waits at once.',
    other: 'Do you not want them any more? Leave the list, and they go to the next who waits at once.',
  },
  joinedSubject: 'You are on the waiting list: {title}',
  joined: {
    one: 'You are on the waiting list for a ticket: “{title}” at {event}.',
    other: 'You are on the waiting list for {count} tickets: “{title}” at {event}.',
  },
  joinedBefore:
    'You were on it already, so nothing has changed. To wait for another number of tickets, sign in and put yourself on the list again, or leave it first.',
  joinedNext:
    'When tickets come back, whoever has waited longest gets a mail first, and a day to buy them. Until then there is nothing to do.',
  joinedNotWanted: 'Have you changed your mind, or was it not you? Leave the list.',
  leaveLabel: 'Leave the waiting list',
  erased: 'You are on no waiting list any more.',
} as const

export const letterWords = wordsOf(ticketLetters, germanTicketLetters)
