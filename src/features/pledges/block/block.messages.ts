import { addTranslations } from '../../../lib/translations.ts'

export const blockMessages = {
  none: 'There is nothing to pledge for at the moment.',
  all: 'All pledges',
  pledge: 'Pledge',
  back: 'Back to all pledges',
  change: 'Change',
} as const

addTranslations(blockMessages, { de: () => import('./block.messages.de.ts') })
