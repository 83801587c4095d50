import { addTranslations } from '../lib/translations.ts'

/** Default words for things, where the organiser has none, or none in the reader's language. */
export const termMessages = {
  donation: { one: 'gift', other: 'gifts' },
} as const

addTranslations(termMessages, { de: () => import('./terms.messages.de.ts') })
