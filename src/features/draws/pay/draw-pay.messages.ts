import { addTranslations } from '../../../lib/translations.ts'

/** Messages of paying for numbers of a draw. */
export const drawPayMessages = {
  title: '{Raffle} payment',
  loading: 'Loading your numbers',
  failed: 'The {raffle} can’t be shown just now.',
  emptyTitle: 'There is nothing to pay',
  empty: 'Choose a prize draw and how many numbers you want.',
  toDraws: 'See the {raffles}',
  howMany: 'How many numbers',
  total: 'Total',
  age: 'I am {age} or over',
  member: 'I am {age} or over, and a member of {society}',
  ageNeeded: 'Please confirm this: only people aged {age} or over may take part.',
  showName: 'If I win, show my first name and initial. Otherwise only the number is shown.',
  notOpen: 'The sale is not open now',
  goOn: 'Continue',
  signIn: 'Sign in to pay',
  thing: 'numbers',
  thingRow: '{Raffle}',
  bought: { one: '{count} number of {title}', other: '{count} numbers of {title}' },
  change: 'Change',
  changeNumbers: 'Change what you pay for',
  numbers: 'Your numbers',
  ticket: 'See, save or print your ticket',
} as const

addTranslations(drawPayMessages, { de: () => import('./draw-pay.messages.de.ts') })
