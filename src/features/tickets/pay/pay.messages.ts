import { addTranslations } from '../../../lib/translations.ts'

/** Messages of paying for tickets. */
export const payMessages = {
  title: 'Your {tickets}',
  loading: 'Loading your {tickets}',
  failed: 'Your {tickets} can’t be shown just now.',
  reserving: 'Reserving your {tickets}',
  emptyTitle: 'You have not chosen any {tickets}',
  empty: 'Choose your {tickets} first. They are paid here, all of them together.',
  choose: 'Choose {tickets}',
  paidElsewhereTitle: 'These {tickets} are paid already',
  paidElsewhere:
    'You have paid for them before, perhaps in another tab or window. Nothing was taken again. Your mail has your {tickets}.',
  promisedElsewhereTitle: 'You have ordered these {tickets}',
  promisedElsewhere:
    'Your order is kept, and nothing was ordered again. How to pay for it is in your mail. To have other {tickets}, choose them anew.',
  changeTickets: 'Change your {tickets}',
  change: 'Change',
  total: 'Total',
  goOn: 'Continue',
  signIn: 'Sign in to pay',
  extras: 'For your guests',
  extra: 'How many: {title}, {price} each',
  extraGone: '{title}: sold out',
  names: 'Say who comes',
  showTickets: 'See your {tickets}',
  thing: '{tickets}',
  tickets: { one: '{count} {ticket}', other: '{count} {tickets}' },
  heldUntil: 'Kept for you for {time}.',
  heldTo: 'Kept for you until {time}.',
  soonOver: {
    one: 'Your {tickets} are kept for one more minute',
    other: 'Your {tickets} are kept for {count} more minutes',
  },
  soonOverText: 'What you have typed stays in any case.',
  moreTime: 'I need 10 more minutes',
  over: 'The time for your {tickets} is over',
  overText: 'They are not kept for you any more. What you have typed is still here.',
  overPaying:
    'They are not kept for you any more. If they are still free when you pay, they are yours; if not, nothing is charged. What you have typed is still here.',
  again: 'Reserve them again',
  refused: 'Your {tickets} could not be reserved',
  donation: 'Add a gift to {charity}',
  donationLabel: 'an amount',
  donationHelp: 'If you like. Your {tickets} themselves are not a gift.',
  donationGiftAid: 'If you like. Gift Aid can be claimed on it, but not on the {tickets}.',
  donationRow: 'Your gift',
  commaHint: 'No commas, please; a dot goes before any decimals',
  promisedTitle: 'Thank you. This is how you pay',
  promised: 'Your {tickets} are kept for you.',
  doneTitle: 'Thank you. Your {tickets} are yours',
  processingTitle: 'Thank you. Your bank takes a little longer',
  mailed: 'They are on their way to you by mail.',
  reference: 'Your reference',
} as const

addTranslations(payMessages, { de: () => import('./pay.messages.de.ts') })
