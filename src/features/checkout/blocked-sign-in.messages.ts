import { addTranslations } from '../../lib/translations.ts'

/** Messages of a frame that may not open the sign-in page. */
export const blockedSignInMessages = {
  title: 'This page doesn’t let us open the event’s own site',
  text: 'Please open this address in a new tab to sign in and go on:',
} as const

addTranslations(blockedSignInMessages, { de: () => import('./blocked-sign-in.messages.de.ts') })
