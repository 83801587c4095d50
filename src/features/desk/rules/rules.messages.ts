import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the event's rules and closing times. */
export const rulesMessages = {
  title: 'Rules and times',
  bids: 'Bids',
  standard: 'The standard steps',
  kept: 'Lots that have bids keep the steps they were bid by.',
  card_required: 'Only guests who have saved a card may bid',
  payment: 'Payment and mails',
  charge: 'Charge the kept cards of winners by itself',
  charge_after_minutes: 'Minutes from the last win to the charge',
  charge_after_minutesLabel: 'the minutes',
  outbid_mail_minutes: 'Minutes between two mails to somebody who is outbid',
  outbid_mail_minutesLabel: 'the minutes, or 0',
  lost_mails: 'Tell those who lose by mail too',

  times: 'Closing times',
  timesText: 'Lets the lots close category by category, in the order of the categories. Live lots stay as they are.',
  first_at: 'The first category ends',
  first_atLabel: 'when the first category ends',
  minutes_apart: 'Minutes until the next one',
  minutes_apartLabel: 'the minutes, or 0',
  set: 'Set the ends',
  setTitle: 'Set the ends of all open lots?',
  setText: 'Whatever ends they have now, also those that late bids have moved, are replaced. Bidders see it at once.',
  keep: 'Leave them',
  without: 'Without a category',
  done: 'The lots end at these times now.',
  lots: { one: '{count} lot', other: '{count} lots' },
} as const

addTranslations(rulesMessages, { de: () => import('./rules.messages.de.ts') })
