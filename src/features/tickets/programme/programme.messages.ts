import { addTranslations } from '../../../lib/translations.ts'

/** Messages of choosing from the programme before tickets are paid for. */
export const programmeMessages = {
  title: 'The programme',
  lead: 'Choose for each guest. It is held for you with the tickets while you pay, and can be changed later.',
  loading: 'Loading the programme',
  failed: 'The programme can’t be shown just now.',
  seat: 'Seat {number}',
  sameForAll: 'The same for all who have nothing yet',
  goOn: 'Continue to payment',
  missing: {
    one: 'One seat still needs: {title}.',
    other: '{count} seats still need: {title}.',
  },
  choose: 'Choose the programme of your guests',
  needed: 'Choose for each guest before you pay: {title}.',
  fullTitle: 'Something of the programme has filled up',
  full: '{titles} filled up while you were paying. It is taken out of your choice, and nothing was charged. Choose something else.',
} as const

addTranslations(programmeMessages, { de: () => import('./programme.messages.de.ts') })
