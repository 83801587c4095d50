import { addTranslations } from '../lib/translations.ts'

/** The titles of a notice about a try that had no network: `useUnanswered`. */
export const unansweredMessages = {
  offline: 'No connection',
  online: 'You are online again',
} as const

addTranslations(unansweredMessages, { de: () => import('./unanswered.messages.de.ts') })
