import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the Gift Aid claim. */
export const giftAidMessages = {
  title: 'Gift Aid claim',
  back: 'Back to the payments',
  lead: 'Paid gifts whose donors have declared Gift Aid, as they stand now: what was refunded or given in return is left out.',
  sums: '{gifts} given, on which you can claim {tax}.',
  file: 'The file has the columns of HMRC’s schedule for claims. Copy its rows into that.',
  from: 'Paid from',
  to: 'Paid until',
  donor: 'Donor',
  address: 'Address',
  gift: 'Gift',
  paid: 'Paid on',
  amount: 'Amount',
  emptyTitle: 'No such gifts',
  empty: 'Gifts with a declaration are listed once they are paid.',
} as const

addTranslations(giftAidMessages, { de: () => import('./gift-aid.messages.de.ts') })
