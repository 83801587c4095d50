import { addTranslations } from '../../../lib/translations.ts'

/** Messages of paying for tickets. */
export const payMessages = {
  title: 'Your tickets',
  loading: 'Loading your tickets',
  failed: 'Your tickets can’t be shown just now.',
  reserving: 'Reserving your tickets',
  emptyTitle: 'You have not chosen any tickets',
  empty: 'Choose your tickets first. They are paid here, all of them together.',
  choose: 'Choose tickets',
  changeTickets: 'Change your tickets',
  change: 'Change',
  total: 'Total',
  goOn: 'Continue',
  signIn: 'Sign in to pay',
  thing: 'tickets',
  tickets: { one: '{count} ticket', other: '{count} tickets' },
  heldUntil: 'Kept for you for {time}.',
  soonOver: {
    one: 'Your tickets are kept for one more minute',
    other: 'Your tickets are kept for {count} more minutes',
  },
  soonOverText: 'What you have typed stays in any case.',
  moreTime: 'I need 10 more minutes',
  over: 'The time for your tickets is over',
  overText: 'They are not kept for you any more. What you have typed is still here.',
  again: 'Reserve them again',
  refused: 'Your tickets could not be reserved',
  donation: 'Add a gift to {charity}',
  donationLabel: 'an amount',
  donationHelp: 'If you like. Your tickets themselves are not a gift.',
  donationGiftAid: 'If you like. Gift Aid can be claimed on it, but not on the tickets.',
  donationRow: 'Your gift',
  commaHint: 'Write the amount with a dot: 12.50',
  promisedTitle: 'Thank you. This is how you pay',
  promised: 'Your tickets are kept for you.',
  doneTitle: 'Thank you. Your tickets are yours',
  processingTitle: 'Thank you. Your bank takes a little longer',
  mailed: 'They are on their way to you by mail.',
  reference: 'Your reference',
} as const

addTranslations(payMessages, { de: () => import('./pay.messages.de.ts') })
