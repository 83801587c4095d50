import { addTranslations } from './translations.ts'

/** Messages of choosing from the programme, in any feature. */
export const agendaMessages = {
  places: { one: '{count} place left', other: '{count} places left' },
  full: 'Full',
  allTaken: 'All places are taken, so there is nothing to choose here.',
  clash: 'at the same time as {title}',
  none: 'Nothing of this',
} as const

addTranslations(agendaMessages, { de: () => import('./agenda.messages.de.ts') })
