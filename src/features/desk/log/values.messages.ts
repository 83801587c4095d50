import { addTranslations } from '../../../lib/translations.ts'

/** Labels of the API's codes in the audit log. */
export const valueMessages = {
  yes: 'yes',
  no: 'no',
  open: 'open',
  closed: 'closed',
  draft: 'draft',
  drawn: 'drawn',
  withdrawn: 'withdrawn',
  waiting: 'waiting',
  shown: 'shown',
  refused: 'refused',
  always: 'always',
  after_vote: 'once they have voted',
  after_close: 'after the close',
  never: 'never',
  in: 'inside',
  out: 'not inside',
  awaiting: 'awaited',
  pending: 'not paid yet',
  awaiting_offline_payment: 'to be paid outside',
  paid: 'paid',
  refunded: 'refunded',
  cancelled: 'cancelled',
  failed: 'failed',
  cash: 'cash',
  cheque: 'cheque',
  card_machine: 'card machine',
  bank_transfer: 'bank transfer',
  new: 'new',
  accepted: 'accepted',
  declined: 'declined',
} as const

addTranslations(valueMessages, { de: () => import('./values.messages.de.ts') })
