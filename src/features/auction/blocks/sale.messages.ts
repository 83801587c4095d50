import { addTranslations } from '../../../lib/translations.ts'

/** Messages of buying a lot inside a block. */
export const saleMessages = {
  loading: 'Loading the lot',
  failed: 'This lot can’t be shown just now.',
  pieces: 'How many?',
  total: 'Total',
  age: 'I am {years} or over',
  ageMissing: 'Please confirm your age',
  goOn: 'Continue for {price}',
  signIn: 'Sign in to buy',
  soldOut: 'This has been sold out.',
  paused: 'This is not on sale just now.',
  over: 'This can no longer be bought.',
  thing: 'purchase',
  change: 'Change',
  changeLot: 'Change how many you buy',
  thanks: 'It is yours. Thank you!',
  processing: 'Your payment is on its way',
  mailed: 'The receipt is on its way to your mailbox.',
  reference: 'Your reference',
  promised: 'This is how you pay',
} as const

addTranslations(saleMessages, { de: () => import('./sale.messages.de.ts') })
