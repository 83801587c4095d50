import { addTranslations } from './translations.ts'

/** Messages around the fields of every form: `useMessages(formStatusMessages)`. */
export const formStatusMessages = {
  problemTitle: 'There is a problem',
  slow: 'Still trying. Nothing you typed is lost.',
  wait: { one: 'You can try again in {count} second.', other: 'You can try again in {count} seconds.' },
  waitMinutes: { one: 'You can try again in {count} minute.', other: 'You can try again in {count} minutes.' },
  waitOver: 'You can try again now.',
} as const

addTranslations(formStatusMessages, { de: () => import('./form-status.messages.de.ts') })
