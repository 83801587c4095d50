import { wordsOf } from '../../../platform/mail/draft.ts'
import { germanSeatLetters } from './words.de.ts'

/** Texts of mails about seats. */
const seatLetters = {
  boughtSubject: 'Your tickets for {event}',
  bought: 'Your tickets for {event} are yours. Your order is {reference}.',
  boughtEach: '{count} × {title}',
  boughtSeat: 'Seats',
  boughtNames:
    'Say who comes: with a name and an email address each guest gets a ticket of their own, and can say what they need.',
  boughtTickets: 'Each ticket has a code for the door, which also works without a network once you have opened it.',
  boughtTicketsLabel: 'See your tickets',
  givenSubject: '{guest} has given their seat to {name}',
  givenSubjectBare: 'A seat of your order has another guest',
  given: '{guest} has given seat {number} of your order {reference} to {name}.',
  givenBare: 'Seat {number} of your order {reference} was given to another guest.',
  givenLabel: 'See who comes',
  lostSubject: 'Your ticket for {event} is not good any more',
  lost: '{host} has given your seat at {event} to somebody else: {title}. Your ticket opens no door any more.',
  lostBare:
    'Your seat at {event} has another guest or another address now: {title}. Your ticket opens no door any more.',
  lostAsk: 'Did you not expect this? Ask whoever gave you the seat.',
  endedSubject: {
    one: '{count} of your seats at {event} was refunded',
    other: '{count} of your seats at {event} were refunded',
  },
  ended: {
    one: 'Seat {seats} of your order {reference} was refunded: its ticket opens no door any more.',
    other: 'Seats {seats} of your order {reference} were refunded: their tickets open no door any more.',
  },
  endedMoney: '{amount} goes back the way that you paid. With a card that takes a few days.',
  endedOutside: 'You paid the organisers themselves, so you get {amount} back from them.',
  endedFree: 'Nothing was paid for that, so no money goes back.',
  inviteSubject: '{host} has a seat for you at {event}',
  inviteSubjectBare: 'There is a seat for you at {event}',
  invite: '{host} has a seat for you at {event}: {title}.',
  inviteBare: 'There is a seat for you at {event}: {title}.',
  inviteHandedOn: '{host} gives you a seat at {event} that {buyer} has bought: {title}.',
  inviteWhen: 'It begins on {time}.',
  inviteClaim: 'Say that you come, and what you need, such as a vegetarian meal. You need no account.',
  inviteKept: 'The seat has a place in: {titles}. You can choose another while there is room.',
  inviteFreed: '{host} had chosen from the programme: {titles}. That is free again, so choose yours.',
  inviteFreedBare: 'Chosen from the programme was: {titles}. That is free again, so choose yours.',
  claimLabel: 'Take your seat',
  onlyYours: 'This link is yours alone: whoever has it can take the seat.',
  askSubject: 'You are invited to {event}',
  ask: '{charity} invites you to {event}: {title}. It costs you nothing.',
  askLabel: 'Say yes or no',
  ticketSubject: 'Your ticket for {event}',
  ticket: 'You have a seat at {event}: {title}. Show its code at the door.',
  ticketLabel: 'See your ticket',
  linksSubject: 'Your tickets for {event}',
  links: 'You asked for the links to your tickets for {event}.',
  linksOwner: 'Order {reference}: who comes?',
  linksSeat: '{title}, {name}',
  linksNotYou: 'Was it not you? Then there is nothing to do.',
  reminderSubject: {
    one: '{count} of your seats at {event} has no name yet',
    other: '{count} of your seats at {event} have no name yet',
  },
  reminder: {
    one: '{count} of the seats that you have bought for {event} has no guest yet.',
    other: '{count} of the seats that you have bought for {event} have no guest yet.',
  },
  reminderWhy: 'With a name and an email address each guest gets a ticket of their own, and can say what they need.',
  reminderLabel: 'Say who comes',
  fullSubject: { one: '{title} is full', other: '{title} are full' },
  full: 'Your payment came after your places were given back. Your tickets are yours, but these have filled up meanwhile: {titles}. Choose something else if you like.',
  fullLabel: 'Choose again',
  erased: 'Your name is on no seat any more. Seats that you have bought stay their guests’.',
} as const

export const seatWords = wordsOf(seatLetters, germanSeatLetters)
