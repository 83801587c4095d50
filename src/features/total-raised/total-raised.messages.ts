import { addTranslations } from '../../lib/translations.ts'

export const totalRaisedMessages = {
  raised: 'raised',
  donors: { one: 'by {count} donor', other: 'by {count} donors' },
  first: 'Be the first to give',
  stale: 'not live just now',
  loading: 'Loading the total',
  slow: 'Still trying to load…',
  failed: 'The total can’t be shown just now.',
  retry: 'Try again',
} as const

addTranslations(totalRaisedMessages, { de: () => import('./total-raised.messages.de.ts') })
