import { addTranslations } from '../../lib/translations.ts'

/** Messages of the sale of tickets. */
export const ticketsMessages = {
  word: 'tickets',
  loading: 'Loading the tickets',
  failed: 'The tickets can’t be shown just now.',
  none: 'There are no {tickets} to buy at the moment.',
  each: '{price} each',
  free: 'Free',
  plenty: 'Places available',
  left: { one: 'The last one', other: 'Only {count} left' },
  all_reserved: 'All of them are in other people’s baskets or unpaid orders at the moment. Some may come back.',
  offered:
    'None are free at the moment: some are offered to people on the waiting list. Do you have an offer? Use the link in its mail.',
  yours: { one: 'The last one is kept for you', other: 'The last {count} are kept for you' },
  stillKept: { one: 'One ticket is still kept for you.', other: '{count} tickets are still kept for you.' },
  giveBack: 'Give back',
  sold_out: 'Sold out',
  soon: 'On sale from {time}',
  closed: 'The sale has ended',
  until: 'On sale until {time}',
  contains: 'With {parts}',
  part: '{count} × {title}',
  limit: { one: 'One per order', other: 'Up to {count} per order' },
  howMany: 'How many: {title}',
  wait: 'Tell me when one comes back',
  waitFor: 'Tell me when one comes back: {title}',
  code: 'I have a code',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  total: 'Total',
  goOn: 'Continue',
  reserving: 'Reserving',
  asked: 'We ask for each guest: {things}. You can tell us after you have paid.',
  problem: 'Nothing was reserved',
} as const

addTranslations(ticketsMessages, { de: () => import('./tickets.messages.de.ts') })
