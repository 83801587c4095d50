import { addTranslations } from '../../lib/translations.ts'

/** Messages of prize draws: their list, their screens and their tickets. */
export const drawMessages = {
  loading: 'Loading the {raffles}',
  failed: 'The {raffles} can’t be shown just now.',
  emptyTitle: 'No {raffles} yet',
  empty: 'When the organisers open one, it is here.',
  home: 'Go to the event',
  back: 'All {raffles}',
  missingTitle: 'This {raffle} is not here',
  missing: 'It may have been taken away. See what else there is.',

  coming: 'On sale soon',
  open: 'On sale',
  soldOut: 'Sold out',
  ending: 'Closing',
  closed: 'Closed',
  drawn: 'Drawn',

  each: '{price} a number',
  pack: { one: '{count} number for {price}', other: '{count} numbers for {price}' },
  drawnOn: 'To be drawn on {day}',
  wasDrawnOn: 'Drawn on {day}',
  left: { one: '{count} number is left', other: '{count} numbers are left' },
  sold: { one: '{count} number is sold', other: '{count} numbers are sold' },
  opensAt: 'On sale from {moment}',
  closesAt: 'On sale until {moment}',
  waiting: 'All numbers are in.',
  atEvent: 'Sold at the event while it takes place.',
  membersOnly: 'Only for members of {society}.',
  age: 'Only for people aged {age} or over',

  howMany: 'How many numbers',
  limit: { one: 'You can have {count} number.', other: 'You can have up to {count} numbers.' },
  total: 'Total',
  buy: { one: 'Buy {count} number for {total}', other: 'Buy {count} numbers for {total}' },
  signIn: 'Sign in to buy',
  prizes: 'Prizes',
  prize: 'Prize {place}',
  givenBy: 'Given by {donor}',
  worth: 'Worth {value} in a shop',
  about: 'About this draw',
  wonBy: 'Number {number}, {winner}',
  wonByNumber: 'Number {number}',
  noWinner: 'Not drawn: there were fewer numbers than prizes.',
  winners: 'The winners',

  ticket: 'What is on your ticket',
  society: 'For',
  promoter: 'Promoter',
  registration: 'Registered with',
  priceEach: 'Price of each number',
  drawDate: 'Drawn on',
  samePrice: 'Every number costs the same, whoever buys it and however many.',
  share: 'Show this draw to others',

  yours: 'Your numbers',
  yourTicket: 'See, save or print your ticket',
  youWon: 'One of your numbers has won.',
} as const

addTranslations(drawMessages, { de: () => import('./draws.messages.de.ts') })
