import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the visitor's tickets. */
export const yourTicketsMessages = {
  title: 'Your {tickets}',
  loading: 'Loading your {tickets}',
  failed: 'Your {tickets} can’t be shown just now.',
  emptyTitle: 'No {tickets} yet',
  empty: '{Tickets} that you buy, or are given, are shown here.',
  order: 'Order {reference}',
  guestOf: 'Given to you',
  unassigned: { one: '{count} seat has no guest yet.', other: '{count} seats have no guest yet.' },
  assign: 'Say who comes',
  manage: 'Change who comes',
  nobody: 'No name yet',
  qr: 'The code of this {ticket}: {code}',
  bright:
    'Turn your screen’s brightness up at the door. The codes work without network too, once they were shown here.',
  stale: 'These are your {tickets} as this device last read them.',
  declined: 'This guest can’t come. You can give the seat to somebody else.',
  taken: 'This guest has taken the seat. The code is theirs.',
  ended: 'Refunded, or not paid after all: it opens no door.',
  isIn: 'Let in',
  change: 'Change your answers',
  wallet: 'Add to Apple Wallet',
  print: 'Print',
  noPrint: 'The {tickets} can’t be printed just now.',
  calendar: 'Add to calendar',
  programme: 'Programme',
} as const

addTranslations(yourTicketsMessages, { de: () => import('./your-tickets.messages.de.ts') })
