import { addTranslations } from '../../../lib/translations.ts'

/** Messages of a bid that was typed before the sign-in. */
export const completeBidMessages = {
  title: 'Complete your bid',
  lead: 'You wanted to bid {amount}. Nothing has been placed yet.',
  leadGone: 'Your bid is placed.',
  emptyTitle: 'There is no bid to complete',
  empty: 'Choose a lot and place your bid.',
  toLot: 'Go to the lot',
  discard: 'Don’t bid',
  loading: 'Loading the lot',
  failed: 'This lot can’t be shown just now.',
} as const

addTranslations(completeBidMessages, { de: () => import('./complete-bid.messages.de.ts') })
