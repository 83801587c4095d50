import { addTranslations } from './translations.ts'

/** The messages of `ShareLinks`. */
export const shareMessages = {
  share: 'Tell others about it',
  shareMail: 'Email',
  shareMore: 'More ways',
  newTab: '(opens in a new tab)',
  copy: 'Copy the link',
  copied: 'The link is copied',
  byHand: 'Your browser does not allow that here. Copy this link yourself:',
} as const

addTranslations(shareMessages, { de: () => import('./share.messages.de.ts') })
