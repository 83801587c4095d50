import { addTranslations } from '../lib/translations.ts'

/** Messages of notices, besides the error catalogue. */
export const noticeMessages = {
  archivedTitle: 'Account archived',
  archivedText: 'Please contact support.',
  signInTitle: 'Sign-in needed',
  signInText: 'Please sign in first.',
  ok: 'OK',
  close: 'Close',
  region: 'Notices',
} as const

addTranslations(noticeMessages, { de: () => import('./notices.messages.de.ts') })
