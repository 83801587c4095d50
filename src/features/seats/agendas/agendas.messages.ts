import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the programme. */
export const agendasMessages = {
  title: 'The programme',
  loading: 'Loading the programme',
  failed: 'The programme can’t be shown just now.',
  emptyTitle: 'No programme yet',
  empty: 'What guests can choose is shown here.',
  required: 'Everybody chooses one of these',
  saved: 'Saved.',
  saving: 'Saving',
  save: 'Save the choice',
  nobody: 'No name yet',
  noSeats: 'With a ticket you can choose here.',
  mine: 'Your seat',
  beforeLead: 'Choose for each guest. It is held for you with the tickets while you pay, and can be changed later.',
  goOn: 'Continue to payment',
  missing: {
    one: 'One seat still needs: {title}.',
    other: '{count} seats still need: {title}.',
  },
} as const

addTranslations(agendasMessages, { de: () => import('./agendas.messages.de.ts') })
