import { addTranslations } from '../../../lib/translations.ts'

/** The room of what was won. */
export const winsMessages = {
  title: 'Won and unpaid',
  which: 'Show',
  unpaid: 'Unpaid',
  failed: 'Card declined',
  paid: 'Paid',
  all: 'All',
  open: '{amount} is unpaid.',
  lot: 'Lot',
  winner: 'Winner',
  paddle: 'Paddle {paddle}',
  shownAs: 'Seen by guests as',
  email: 'Email address',
  mobile: 'Mobile number',
  amount: 'Amount',
  payment: 'Payment',
  paidAt: 'Paid {date}',
  none: 'Not paid yet',
  planned: 'Card will be charged',
  failedCharge: 'Declined {tries}',
  action_required: 'Bank asks them to confirm',
  tries: { one: '({count} try)', other: '({count} tries)' },
  actions: 'What to do',
  charge: 'Charge card: {amount}',
  charging: 'Charging…',
  chargeTitle: 'Charge the kept card?',
  chargeText: 'Charges the card of {name} for this lot and whatever else they have won.',
  keep: 'Not now',
  link: 'Mail payment link',
  linked: 'A payment link is on its way to {email}.',
  noCard: 'No kept card',
  emptyTitle: 'Nothing is unpaid',
  empty: 'What guests win and have not paid for is listed here.',
} as const

addTranslations(winsMessages, { de: () => import('./wins.messages.de.ts') })
