import { addTranslations } from '../../lib/translations.ts'

export const paymentRequestMessages = {
  loading: 'Loading the payment',
  failed: 'This payment can’t be shown just now.',
  noLinkTitle: 'There is nothing to pay',
  noLink: 'Please open the whole of the link that you were sent.',
  paidTitle: 'This has been paid',
  paid: 'There is nothing more to do.',
  expiredTitle: 'This link has expired',
  expired: 'Please ask the organiser for a new one.',
  home: 'Go to the home page',
  to: 'To {charity}',
  feeIncluded: '{amount} of it is the card fee',
} as const

addTranslations(paymentRequestMessages, { de: () => import('./payment-request.messages.de.ts') })
