import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the table of increments. */
export const incrementsMessages = {
  increments: 'Increments',
  help: 'How much a bid is above the one before, from which price on.',
  own: 'Steps of its own',
  from: '{number}. From a price of',
  step: '{number}. Bids rise by',
  add: 'Add a step',
  remove: 'Remove step {number}',
  preview: 'After {price}, bids go {prices} …',
  invalid: 'Each step needs an amount and begins at a higher price than the one before.',
} as const

addTranslations(incrementsMessages, { de: () => import('./increments.messages.de.ts') })
