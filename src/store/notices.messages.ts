import { addTranslations } from '../lib/translations.ts'

/** What notices say beside the catalogue's words for a failure. */
export const noticeMessages = {
  archivedTitle: 'Account archived',
  archivedText: 'Please contact support.',
  ok: 'OK',
  close: 'Close',
  region: 'Notices',
} as const

addTranslations(noticeMessages, { de: () => import('./notices.messages.de.ts') })
