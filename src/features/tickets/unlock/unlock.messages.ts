import { addTranslations } from '../../../lib/translations.ts'

/** Messages of tickets that a voucher unlocks. */
export const unlockMessages = {
  show: 'Show tickets',
  opened: {
    one: 'The code {code} has shown one more ticket above.',
    other: 'The code {code} has shown {count} more tickets above.',
  },
  nothing: 'The code {code} shows no other tickets. You can use it when you pay.',
} as const

addTranslations(unlockMessages, { de: () => import('./unlock.messages.de.ts') })
