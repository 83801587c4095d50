import { addTranslations } from '../../lib/translations.ts'

export const restoredMessages = {
  restored: 'You typed this before, and it is not saved yet.',
  discard: 'Discard it',
  discarded: 'Discarded.',
} as const

addTranslations(restoredMessages, { de: () => import('./restored.messages.de.ts') })
