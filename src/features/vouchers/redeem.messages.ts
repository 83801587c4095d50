import { addTranslations } from '../../lib/translations.ts'

/** Messages of an account's vouchers. */
export const redeemMessages = {
  title: 'Redeem a voucher',
  lead: 'Enter the code that you were given. Checkouts then offer it to you, on this device and on others.',
  code: 'Voucher code',
  codeLabel: 'the voucher code',
  redeem: 'Redeem',
  redeemed: 'The code {code} is yours to use.',
  yours: 'Your vouchers',
  none: 'You have not redeemed a voucher yet.',
  drop: 'Remove',
  dropCode: 'Remove the code {code}',
  none_worth: 'Opens what is not on general sale',
  set_worth: 'Each costs {amount}',
  subtract_worth: '{amount} off',
  percent_worth: '{share}% off',
  free_worth: 'Free',
  pieces: 'for {count} in each order',
  for: 'For {titles}',
  unlocks: 'Also opens what is not on general sale.',
  until: 'Until {time}',
  ticket: 'tickets',
  auction: 'lots',
  dynamic_payment: 'payment links',
  open: 'Ready to use',
  not_yet: 'Not yet',
  expired: 'Expired',
  paused: 'Not at the moment',
  used_up: 'Used up',
  tickets: 'Choose tickets',
} as const

addTranslations(redeemMessages, { de: () => import('./redeem.messages.de.ts') })
