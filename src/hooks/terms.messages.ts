import { addTranslations } from '../lib/translations.ts'

/** What things are called where the organiser does not say, or speaks another language than the reader. */
export const termMessages = {
  donation: { one: 'gift', other: 'gifts' },
} as const

addTranslations(termMessages, { de: () => import('./terms.messages.de.ts') })
