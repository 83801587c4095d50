import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the auction's blocks. */
export const blockMessages = {
  bid: 'Bid',
  buy: 'Buy for {price}',
  all: 'See all lots',
  none: 'There are no lots here just now.',
  back: 'Back to the lots',
} as const

addTranslations(blockMessages, { de: () => import('./blocks.messages.de.ts') })
