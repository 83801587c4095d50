import { addTranslations } from '../../lib/translations.ts'

/** Messages of voucher codes. */
export const voucherMessages = {
  add: 'Add a voucher code',
  useStable: 'Use {code}',
  label: 'Voucher code',
  apply: 'Apply',
  applied: 'The code {code} takes off {amount}.',
  accepted: 'The code {code} applies.',
  remove: 'Remove',
  removeCode: 'Remove the code {code}',
  empty: 'Please enter a code',
  voucher_not_found: 'This code is not known here. Please check how it is written.',
  voucher_not_accepted: 'This code can’t be used. It may be misspelt, used up or expired.',
  voucher_paused: 'This code can’t be used at the moment.',
  voucher_not_yet: 'This code can’t be used yet.',
  voucher_expired: 'This code has expired.',
  voucher_used_up: 'This code has been used as often as it can be.',
  voucher_not_for_this: 'This code can’t be used for this.',
  often: 'That was tried very often. Please wait a little and try again.',
  failed: 'The code could not be checked. Please try again.',
} as const

addTranslations(voucherMessages, { de: () => import('./voucher.messages.de.ts') })
