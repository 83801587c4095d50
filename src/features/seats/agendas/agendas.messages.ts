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
  unsaved: 'Not saved yet.',
  saving: 'Saving',
  save: 'Save the choice',
  nobody: 'No name yet',
  noSeats: 'With a ticket you can choose here',
  noSeatsText: 'Your seats are listed here once you have some.',
  mine: 'Your seat',
  declined: 'You have said that you can’t come. If you come after all, change your answer first, and then choose here.',
} as const

addTranslations(agendasMessages, { de: () => import('./agendas.messages.de.ts') })
