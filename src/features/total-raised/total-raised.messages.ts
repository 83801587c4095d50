import { addTranslations } from '../../lib/translations.ts'

export const totalRaisedMessages = {
  raised: 'raised',
  donors: { one: 'by {count} donor', other: 'by {count} donors' },
  first: 'Be the first to give',
  loading: 'Loading the total',
  failed: 'The total can’t be shown just now.',
} as const

addTranslations(totalRaisedMessages, { de: () => import('./total-raised.messages.de.ts') })
